import preview from '#.storybook/preview';
import { OrderDetailView } from './OrderDetailView';
import { detailInTransit, shippingAddress } from '@/fixtures/orders.fixtures';

const meta = preview.meta({
  component: OrderDetailView,
  args: {
    order: detailInTransit,
    shippingAddress: shippingAddress,
    onRefresh: () => undefined,
    addToCart: () => Promise.resolve(undefined),
  },
});

export const InTransit = meta.story();
export const Unpaid = meta.story({
  args: {
    order: {
      ...detailInTransit,
      orderStatus: 'Confirmed',
      paymentStatus: 'pending',
      paymentUrl: '/api/payments/story/pay',
    },
  },
});
export const Cancelled = meta.story({
  args: { order: { ...detailInTransit, orderStatus: 'Cancelled', paymentStatus: 'refundDue' } },
});
export const Delivered = meta.story({
  args: { order: { ...detailInTransit, orderStatus: 'Delivered' } },
});
/** The measurements that the customer took into the notes (product 15.15). */
export const WithNotes = meta.story({
  args: {
    order: {
      ...detailInTransit,
      additionalInfo:
        'Living room, Terrace door: W 240 × D 265 cm, Curtain track on the ceiling\nPlease call before noon.',
    },
  },
});
