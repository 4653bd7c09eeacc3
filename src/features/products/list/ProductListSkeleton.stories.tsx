import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { ProductListSkeleton } from './ProductListSkeleton';

const meta = {
  title: 'Features/Products/ProductListSkeleton',
  component: ProductListSkeleton,
} satisfies Meta<typeof ProductListSkeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
