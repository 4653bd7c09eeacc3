import type { Meta, StoryObj } from '@storybook/react-webpack5';
import type { OrderStatus } from '@/contract/orders';
import { buildOrder } from '@/fixtures/orders.fixtures';
import { StatusBadge } from './StatusBadge';

const meta = {
  title: 'Features/Orders/StatusBadge',
  component: StatusBadge,
  args: { order: { orderStatus: 'Confirmed' } },
} satisfies Meta<typeof StatusBadge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Confirmed: Story = { args: { order: { orderStatus: 'Confirmed' } } };
export const Packed: Story = { args: { order: { orderStatus: 'Packed' } } };
export const Shipped: Story = { args: { order: { orderStatus: 'Shipped' } } };
export const InTransit: Story = { args: { order: { orderStatus: 'InTransit' } } };
export const OutForDelivery: Story = { args: { order: { orderStatus: 'OutForDelivery' } } };
export const Delivered: Story = { args: { order: { orderStatus: 'Delivered' } } };
export const Cancelled: Story = { args: { order: { orderStatus: 'Cancelled' } } };
export const Unknown: Story = {
  args: { order: buildOrder({ orderStatus: 'AwaitingStock' as OrderStatus }) },
};
export const Unpaid: Story = {
  args: { order: { orderStatus: 'Confirmed', paymentStatus: 'pending' } },
};
export const UnpaidPacked: Story = {
  args: { order: { orderStatus: 'Packed', paymentStatus: 'declined' } },
};
