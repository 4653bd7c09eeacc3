import preview from '#.storybook/preview';
import type { OrderStatus } from '@/contract/orders';
import { OrderTimeline } from './OrderTimeline';
import { detailInTransit } from '@/fixtures/orders.fixtures';

const withStatus = (status: string) => ({
  order: { ...detailInTransit, orderStatus: status as OrderStatus },
});

const meta = preview.meta({ component: OrderTimeline, args: { order: detailInTransit } });

export const Confirmed = meta.story({ args: withStatus('Confirmed') });
export const Packed = meta.story({ args: withStatus('Packed') });
export const Shipped = meta.story({ args: withStatus('Shipped') });
export const InTransit = meta.story();
export const OutForDelivery = meta.story({ args: withStatus('OutForDelivery') });
export const Delivered = meta.story({ args: withStatus('Delivered') });
export const Cancelled = meta.story({ args: withStatus('Cancelled') });
export const UnknownStatus = meta.story({ args: withStatus('AwaitingStock') });
