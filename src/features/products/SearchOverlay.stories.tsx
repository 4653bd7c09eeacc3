import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { SearchOverlay } from './SearchOverlay';
import type { ProductListResult } from './useProductList';

const NAMES = ['Zabeel Emerald Velvet', 'Saffa Navy Velvet', 'Qasr Burgundy Velvet'];

const list: ProductListResult = {
  query: { page: 1, search: 'velvet' },
  products: NAMES.map((name) => ({ _id: name, name, images: [], sizes: [], price: 265 })),
  currency: 'AED',
  totalPages: 1,
  isLoading: false,
  isOutdated: false,
  hasFailed: false,
  reason: undefined,
  retry: () => undefined,
};

const meta = {
  title: 'Features/Products/SearchOverlay',
  component: SearchOverlay,
  args: { list, isOpen: true, onSearch: () => undefined, onClose: () => undefined },
} satisfies Meta<typeof SearchOverlay>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Results: Story = {};

export const NothingTyped: Story = { args: { list: { ...list, query: { page: 1, search: '' } } } };

export const Searching: Story = { args: { list: { ...list, isOutdated: true } } };

export const NoMatch: Story = {
  args: { list: { ...list, query: { page: 1, search: 'zebra' }, products: [] } },
};

export const Failed: Story = {
  args: { list: { ...list, products: [], hasFailed: true, reason: undefined } },
};
