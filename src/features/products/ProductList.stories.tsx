import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { ProductList } from './ProductList';
import type { ProductListResult } from './useProductList';

const NAMES = [
  'Almas Ivory Linen',
  'Marjan Terracotta Linen',
  'Zabeel Emerald Velvet',
  'Noor White Voile',
  'Layl Charcoal Blackout',
];

const list: ProductListResult = {
  query: { page: 2, search: '' },
  products: NAMES.map((name) => ({ _id: name, name, images: [], sizes: [], price: 265 })),
  currency: 'AED',
  totalPages: 3,
  isLoading: false,
  isOutdated: false,
  hasFailed: false,
  reason: undefined,
  retry: () => undefined,
};

const meta = {
  title: 'Features/Products/ProductList',
  component: ProductList,
  args: { list },
} satisfies Meta<typeof ProductList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Loading: Story = { args: { list: { ...list, isLoading: true } } };

export const NextPageOnItsWay: Story = { args: { list: { ...list, isOutdated: true } } };

export const NoMatch: Story = {
  args: { list: { ...list, query: { page: 1, search: 'zebra' }, products: [], totalPages: 1 } },
};

export const PastTheEnd: Story = {
  args: { list: { ...list, query: { page: 9, search: '' }, products: [] } },
};

export const Failed: Story = {
  args: { list: { ...list, hasFailed: true, reason: 'The shop is being dusted. Come back soon.' } },
};
