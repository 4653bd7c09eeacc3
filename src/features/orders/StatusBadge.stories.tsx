import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { StatusBadge } from './StatusBadge';

const meta = {
  title: 'Features/Orders/StatusBadge',
  component: StatusBadge,
  args: { status: 'Confirmed' },
} satisfies Meta<typeof StatusBadge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Confirmed: Story = { args: { status: 'Confirmed' } };
export const Packed: Story = { args: { status: 'Packed' } };
export const Shipped: Story = { args: { status: 'Shipped' } };
export const InTransit: Story = { args: { status: 'InTransit' } };
export const OutForDelivery: Story = { args: { status: 'OutForDelivery' } };
export const Delivered: Story = { args: { status: 'Delivered' } };
export const Cancelled: Story = { args: { status: 'Cancelled' } };
export const Unknown: Story = { args: { status: 'AwaitingStock' } };
