import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect } from 'storybook/test';
import { seedVisits } from '@/fixtures/seedVisits';
import { productList, velvetList } from '../list/productList.fixtures';
import { SearchPanel } from './SearchPanel';

const meta = {
  title: 'Features/Products/SearchPanel',
  component: SearchPanel,
  parameters: { layout: 'fullscreen' },
  args: {
    list: velvetList,
    onType: () => undefined,
    onPick: () => undefined,
    onClose: () => undefined,
  },
} satisfies Meta<typeof SearchPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const NothingTyped: Story = { args: { list: productList } };

/** Without text, the last four products that were opened on this device. */
export const RecentlyViewed: Story = {
  args: { list: productList },
  parameters: { shop: { fill: seedVisits(5) } },
};

/** A press on the button forgets them; focus goes to the field. */
export const RecentlyViewedCleared: Story = {
  ...RecentlyViewed,
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Clear the list' }));
    await expect(canvas.queryByRole('heading', { name: 'You looked at these' })).toBeNull();
    await expect(canvas.getByRole('combobox')).toHaveFocus();
  },
};

/** Over a filtered list, whose filters a new search removes. */
export const OverFilters: Story = {
  args: { list: { ...productList, query: { page: 1, search: '', filters: { colour: 'blue' } } } },
};

export const Searching: Story = { args: { list: { ...velvetList, isOutdated: true } } };

export const Empty: Story = {
  args: { list: { ...velvetList, query: { page: 1, search: 'zebra' }, products: [] } },
};

export const Error: Story = {
  tags: ['error'],
  args: { list: { ...velvetList, products: [], hasFailed: true, reason: undefined } },
};
