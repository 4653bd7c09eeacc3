import type { Meta, StoryObj } from '@storybook/react-webpack5';
import type { OrderStatus } from '@/contract/orders';
import { OrderTimeline } from './OrderTimeline';
import { detailInTransit } from '@/fixtures/orders.fixtures';

const withStatus = (status: string) => ({
  order: { ...detailInTransit, orderStatus: status as OrderStatus },
});

const meta = {
  title: 'Features/Orders/OrderTimeline',
  component: OrderTimeline,
  args: { order: detailInTransit },
} satisfies Meta<typeof OrderTimeline>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Confirmed: Story = { args: withStatus('Confirmed') };
export const Packed: Story = { args: withStatus('Packed') };
export const Shipped: Story = { args: withStatus('Shipped') };
export const InTransit: Story = {};
export const OutForDelivery: Story = { args: withStatus('OutForDelivery') };
export const Delivered: Story = { args: withStatus('Delivered') };
export const Cancelled: Story = { args: withStatus('Cancelled') };
export const UnknownStatus: Story = { args: withStatus('AwaitingStock') };
