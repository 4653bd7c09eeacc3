import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { OrderDetailSkeleton } from './OrderDetailSkeleton';
import { OrderDetailView } from './OrderDetailView';
import { detailInTransit, shippingAddress } from '@/fixtures/orders.fixtures';

const meta = {
  title: 'Features/Orders/OrderDetailView',
  component: OrderDetailView,
  args: {
    order: detailInTransit,
    shippingAddress: shippingAddress,
    onRefresh: () => undefined,
    addToCart: () => Promise.resolve(undefined),
  },
} satisfies Meta<typeof OrderDetailView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const InTransit: Story = {};
export const Unpaid: Story = {
  args: {
    order: {
      ...detailInTransit,
      orderStatus: 'Confirmed',
      paymentStatus: 'pending',
      paymentUrl: '/api/payments/story/pay',
    },
  },
};
export const Cancelled: Story = {
  args: { order: { ...detailInTransit, orderStatus: 'Cancelled', paymentStatus: 'refundDue' } },
};
export const Delivered: Story = {
  args: { order: { ...detailInTransit, orderStatus: 'Delivered' } },
};
/** The measurements that the customer took into the notes (product 15.15). */
export const WithNotes: Story = {
  args: {
    order: {
      ...detailInTransit,
      additionalInfo:
        'Living room, Terrace door: W 240 × D 265 cm, Curtain track on the ceiling\nPlease call before noon.',
    },
  },
};
export const Loading: Story = { render: () => <OrderDetailSkeleton /> };
