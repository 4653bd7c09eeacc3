import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import type { OrderDetail } from '@/contract/orders';
import { buildOrderDetail, itemsInTransit, shippingAddress } from '@/fixtures/orders.fixtures';
import { NextSteps } from './NextSteps';

const PAID_AT = '2026-11-21T08:00:00.000Z';
const order = (changes: Partial<OrderDetail>) => buildOrderDetail({ paidAt: PAID_AT, ...changes });

const meta = preview.meta({
  component: NextSteps,
  args: {
    order: order({}),
    address: { ...shippingAddress, dialCode: '+971', phone: '0501234567' },
    now: new Date(PAID_AT),
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('Expected with you by Tuesday 24 November.'),
    ).toBeVisible();
  },
});
export const Unpaid = meta.story({
  args: { order: order({ paymentStatus: 'pending', paymentUrl: '/api/payments/story/pay' }) },
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: 'Pay for this order' });
    await expect(link).toHaveAttribute('target', '_blank');
  },
});
const windows = {
  isFitted: true,
  madeBy: '2026-11-24T08:00:00.000Z',
  arrives: '2026-11-25T08:00:00.000Z',
  cancelUntil: '2026-11-22T08:00:00.000Z',
  calendarUrl: '/api/calendar/story.ics',
};
export const WindowsWaiting = meta.story({
  args: { order: order({ madeDelivery: { ...windows, state: 'waiting' } }) },
});
export const WindowsCut = meta.story({
  args: { order: order({ madeDelivery: { ...windows, state: 'cutting' } }) },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('Your cloth is cut, and we sew your windows.'),
    ).toBeVisible();
  },
});
export const WindowsPacked = meta.story({
  args: { order: order({ orderStatus: 'Packed', madeDelivery: { ...windows, state: 'made' } }) },
});
export const WindowsDelivered = meta.story({
  args: {
    order: order({ orderStatus: 'Delivered', madeDelivery: { ...windows, state: 'made' } }),
  },
});
/** The server does not tell when the order was paid. */
export const WithoutDays = meta.story({ args: { order: order({ paidAt: undefined }) } });
export const Late = meta.story({ args: { now: new Date('2026-11-27T08:00:00.000Z') } });
export const Packed = meta.story({ args: { order: order({ orderStatus: 'Packed' }) } });
export const PackedUnpaid = meta.story({
  args: { order: order({ orderStatus: 'Packed', paymentStatus: 'pending' }) },
});
export const Shipped = meta.story({ args: { order: order({ orderStatus: 'Shipped' }) } });
export const InTransit = meta.story({ args: { order: order({ orderStatus: 'InTransit' }) } });
export const OutForDelivery = meta.story({
  args: {
    order: order({
      orderStatus: 'OutForDelivery',
      statusHistory: [{ status: 'OutForDelivery', at: PAID_AT }],
    }),
  },
});
const delivered = order({
  orderStatus: 'Delivered',
  items: itemsInTransit.map((item, index) => ({
    ...item,
    productId: item._id,
    careMethod: index === 0 ? ('machine-wash' as const) : ('dry-clean' as const),
  })),
  statusHistory: [{ status: 'Delivered', at: PAID_AT }],
});
export const Delivered = meta.story({
  args: { order: delivered },
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: 'Zabeel Emerald Velvet' });
    await expect(link).toHaveAttribute('href', '/product-detail?id=velvet');
    await expect(canvas.getByText(/^Dry-clean only/)).toBeVisible();
  },
});
/** The server does not say how the products are cleaned. */
export const DeliveredWithoutCare = meta.story({
  args: {
    order: {
      ...delivered,
      items: delivered.items.map((item) => ({ ...item, careMethod: undefined })),
    },
  },
});
const cancelled = (paymentStatus: string) =>
  order({
    orderStatus: 'Cancelled',
    paymentStatus,
    statusHistory: [{ status: 'Cancelled', at: PAID_AT }],
  });
export const CancelledPaid = meta.story({ args: { order: cancelled('refundDue') } });
export const CancelledLate = meta.story({
  args: { order: cancelled('refundDue'), now: new Date('2026-12-24T08:00:00.000Z') },
});
export const Refunded = meta.story({ args: { order: cancelled('refunded') } });
export const CancelledUnpaid = meta.story({ args: { order: cancelled('cancelled') } });
