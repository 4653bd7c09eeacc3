import preview from '#.storybook/preview';
import type { OrderStatus } from '@/contract/orders';
import { buildOrder } from '@/fixtures/orders.fixtures';
import { StatusBadge } from './StatusBadge';

const meta = preview.meta({
  component: StatusBadge,
  args: { order: { orderStatus: 'Confirmed' } },
});

export const Confirmed = meta.story({ args: { order: { orderStatus: 'Confirmed' } } });
export const Packed = meta.story({ args: { order: { orderStatus: 'Packed' } } });
export const Shipped = meta.story({ args: { order: { orderStatus: 'Shipped' } } });
export const InTransit = meta.story({ args: { order: { orderStatus: 'InTransit' } } });
export const OutForDelivery = meta.story({ args: { order: { orderStatus: 'OutForDelivery' } } });
export const Delivered = meta.story({ args: { order: { orderStatus: 'Delivered' } } });
export const Cancelled = meta.story({ args: { order: { orderStatus: 'Cancelled' } } });
export const Unknown = meta.story({
  args: { order: buildOrder({ orderStatus: 'AwaitingStock' as OrderStatus }) },
});
export const Unpaid = meta.story({
  args: { order: { orderStatus: 'Confirmed', paymentStatus: 'pending' } },
});
export const UnpaidPacked = meta.story({
  args: { order: { orderStatus: 'Packed', paymentStatus: 'declined' } },
});
