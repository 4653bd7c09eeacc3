import { fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { seedProducts } from '@/fixtures/seedStore';
import { buildFilterableList } from './filterableList.fixtures';
import { FilterSheet } from './FilterSheet';

const meta = preview.meta({
  component: FilterSheet,
  args: { isOpen: true, onClose: fn(), list: buildFilterableList() },
  parameters: { docs: { story: { inline: false, height: '640px' } }, shop: { fill: seedProducts } },
});

export const Open = meta.story();

export const Filtered = meta.story({
  args: { list: buildFilterableList({ filters: { colour: 'blue,gold', room: 'majlis' } }) },
});

/** The counts of the choice are on the way. */
export const Loading = meta.story({ parameters: { shop: { fill: () => undefined } } });
