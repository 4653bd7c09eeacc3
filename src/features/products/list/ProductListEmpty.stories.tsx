import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { filteredToNothing, searchWithoutMatch } from './emptyLists.fixtures';
import { ProductListEmpty } from './ProductListEmpty';

const meta = {
  title: 'Features/Products/ProductListEmpty',
  component: ProductListEmpty,
  args: { list: searchWithoutMatch() },
} satisfies Meta<typeof ProductListEmpty>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const LongText: Story = { args: { list: searchWithoutMatch('zebra'.repeat(20)) } };
export const Empty: Story = { args: { list: { query: { page: 1, search: '' }, totalPages: 1 } } };

/** The filters together exclude everything; each way on has its number of products. */
export const Filtered: Story = { args: { list: filteredToNothing } };

/** The search has a word that is in no product with the others. */
export const RareWord: Story = {
  args: {
    list: {
      query: { page: 1, search: 'emerald velvet majlis', isExact: true },
      totalPages: 1,
      help: { withoutWord: { word: 'majlis', search: 'emerald velvet', count: 1 } },
    },
  },
};

export const PastTheEnd: Story = {
  args: { list: { query: { page: 9, search: '' }, totalPages: 3 } },
};
