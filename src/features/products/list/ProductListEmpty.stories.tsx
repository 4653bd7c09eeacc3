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

export const PastTheEnd: Story = {
  args: { list: { query: { page: 9, search: '' }, totalPages: 3 } },
};

export const Slim: Story = { globals: { viewport: { value: 'slim' } } };
