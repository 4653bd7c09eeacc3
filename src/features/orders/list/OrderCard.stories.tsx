import preview from '#.storybook/preview';
import type { OrderStatus } from '@/contract/orders';
import { OrderCard } from './OrderCard';
import { itemsInTransit, orderInTransit } from '@/fixtures/orders.fixtures';

const manyItems = Array.from({ length: 5 }, (_, index) =>
  itemsInTransit.map((item) => ({ ...item, _id: `${item._id}-${index}` })),
).flat();

const meta = preview.meta({ component: OrderCard, args: { order: orderInTransit } });

export const InTransit = meta.story();
export const UnknownStatus = meta.story({
  args: { order: { ...orderInTransit, orderStatus: 'AwaitingStock' as OrderStatus } },
});
export const ManyItems = meta.story({ args: { order: { ...orderInTransit, items: manyItems } } });
export const MissingImage = meta.story({
  args: {
    order: { ...orderInTransit, items: itemsInTransit.map((item) => ({ ...item, images: [] })) },
  },
});
