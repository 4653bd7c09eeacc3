import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { ProductList } from './ProductList';
import { productList } from './productList.fixtures';
import { fabrics } from '@/fixtures/products.fixtures';

const lastPage = { ...productList, query: { page: 3, search: '' }, products: fabrics.slice(0, 4) };

const meta = {
  title: 'Features/Products/ProductList',
  component: ProductList,
  args: { list: productList },
} satisfies Meta<typeof ProductList>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Ten products and the invitation that fills the last row. */
export const Default: Story = {};
export const LastPage: Story = { args: { list: lastPage } };

export const Loading: Story = {
  args: { list: { ...productList, isLoading: true, products: undefined } },
};

export const LoadingNextPage: Story = {
  name: 'Loading next page',
  args: { list: { ...productList, isOutdated: true } },
};

export const Empty: Story = {
  args: { list: { ...productList, query: { page: 1, search: 'zebra' }, products: [] } },
};

export const Error: Story = {
  tags: ['error'],
  args: {
    list: {
      ...productList,
      products: undefined,
      hasFailed: true,
      reason: 'The shop is being dusted.',
    },
  },
};
