import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { OrderListSkeleton } from './OrderListSkeleton';

const meta = {
  title: 'Features/Orders/OrderListSkeleton',
  component: OrderListSkeleton,
} satisfies Meta<typeof OrderListSkeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = {};
