import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { ProductCardSkeleton } from './ProductCardSkeleton';

const meta = {
  title: 'Features/Products/ProductCardSkeleton',
  component: ProductCardSkeleton,
} satisfies Meta<typeof ProductCardSkeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
