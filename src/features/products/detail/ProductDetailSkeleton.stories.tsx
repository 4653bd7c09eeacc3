import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { ProductDetailSkeleton } from './ProductDetailSkeleton';

const meta = {
  title: 'Features/Products/ProductDetailSkeleton',
  component: ProductDetailSkeleton,
} satisfies Meta<typeof ProductDetailSkeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
