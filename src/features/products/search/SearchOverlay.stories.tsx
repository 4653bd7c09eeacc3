import { fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { velvetList } from '../list/productList.fixtures';
import { SearchOverlay } from './SearchOverlay';

const meta = preview.meta({
  component: SearchOverlay,
  parameters: { docs: { story: { inline: false, height: '480px' } } },
  args: { list: velvetList, isOpen: true, onSearch: fn(), onClose: fn() },
});

export const Open = meta.story();
