import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { ProductListEmpty } from './ProductListEmpty';

const meta = {
  title: 'Features/Products/ProductListEmpty',
  component: ProductListEmpty,
  args: { query: { page: 1, search: 'zebra' }, totalPages: 1 },
} satisfies Meta<typeof ProductListEmpty>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NoMatch: Story = {};

export const LongSearch: Story = { args: { query: { page: 1, search: 'zebra'.repeat(20) } } };

export const NothingAtAll: Story = { args: { query: { page: 1, search: '' } } };

export const PastTheEnd: Story = { args: { query: { page: 9, search: '' }, totalPages: 3 } };

export const Slim: Story = { globals: { viewport: { value: 'slim' } } };
