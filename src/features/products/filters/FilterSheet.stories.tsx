import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import { seedProducts } from '@/fixtures/seedStore';
import { buildFilterableList } from './filterableList.fixtures';
import { FilterSheet } from './FilterSheet';

const meta = {
  title: 'Features/Products/FilterSheet',
  component: FilterSheet,
  args: { isOpen: true, onClose: fn(), list: buildFilterableList() },
  parameters: { docs: { story: { inline: false, height: '640px' } }, shop: { fill: seedProducts } },
} satisfies Meta<typeof FilterSheet>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {};

export const Filtered: Story = {
  args: { list: buildFilterableList({ filters: { colour: 'blue,gold', room: 'majlis' } }) },
};

/** The counts of the choice are on the way. */
export const Loading: Story = { parameters: { shop: { fill: () => undefined } } };
