import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { ProductListEmpty } from './ProductListEmpty';

const meta = {
  title: 'Features/Products/ProductListEmpty',
  component: ProductListEmpty,
  args: { list: { query: { page: 1, search: 'zebra' }, totalPages: 1 } },
} satisfies Meta<typeof ProductListEmpty>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const LongText: Story = {
  args: { list: { query: { page: 1, search: 'zebra'.repeat(20) }, totalPages: 1 } },
};

export const Empty: Story = { args: { list: { query: { page: 1, search: '' }, totalPages: 1 } } };

/** The filters together exclude everything; each way on has its number of products. */
export const Filtered: Story = {
  args: {
    list: {
      query: { page: 1, search: '', filters: { colour: 'white', opacity: 'blackout' } },
      totalPages: 1,
      help: { withoutFilter: { key: 'colour', count: 2 } },
    },
  },
};

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

export const Slim: Story = { globals: { viewport: { value: 'slim' } } };
