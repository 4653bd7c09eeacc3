import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { OrderSummarySkeleton } from './OrderSummarySkeleton';

const meta = {
  title: 'Features/Checkout/OrderSummarySkeleton',
  component: OrderSummarySkeleton,
} satisfies Meta<typeof OrderSummarySkeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
