import preview from '#.storybook/preview';
import { seedVisits } from '@/fixtures/seedStore';
import { productList, velvetList } from '../list/productList.fixtures';
import { SearchPanel } from './SearchPanel';

const meta = preview.meta({
  component: SearchPanel,
  parameters: { layout: 'fullscreen' },
  args: {
    list: velvetList,
    onType: () => undefined,
    onPick: () => undefined,
    onClose: () => undefined,
  },
});

export const Default = meta.story();
export const NothingTyped = meta.story({ args: { list: productList } });

/** Without text, the last four products that were opened on this device. */
export const RecentlyViewed = meta.story({
  args: { list: productList },
  parameters: { shop: { fill: seedVisits(5) } },
});

/** Over a filtered list, whose filters a new search removes. */
export const OverFilters = meta.story({
  args: { list: { ...productList, query: { page: 1, search: '', filters: { colour: 'blue' } } } },
});

export const Searching = meta.story({ args: { list: { ...velvetList, isOutdated: true } } });

export const Empty = meta.story({
  args: { list: { ...velvetList, query: { page: 1, search: 'zebra' }, products: [] } },
});

export const Error = meta.story({
  tags: ['error'],
  args: { list: { ...velvetList, products: [], hasFailed: true, reason: undefined } },
});
