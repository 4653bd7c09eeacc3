import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { CartSkeleton } from './CartSkeleton';

const meta = {
  title: 'Features/Cart/CartSkeleton',
  component: CartSkeleton,
} satisfies Meta<typeof CartSkeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
