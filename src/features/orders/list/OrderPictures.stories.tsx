import preview from '#.storybook/preview';
import { OrderPictures } from './OrderPictures';
import { itemsInTransit } from '@/fixtures/orders.fixtures';

const meta = preview.meta({ component: OrderPictures, args: { items: itemsInTransit } });

export const Two = meta.story();
export const MoreThanShown = meta.story({
  args: {
    items: ['a', 'b', 'c'].flatMap((order) =>
      itemsInTransit.map((item) => ({ ...item, _id: `${order}-${item._id}` })),
    ),
  },
});
export const MissingImage = meta.story({
  args: { items: itemsInTransit.map((item) => ({ ...item, images: [] })) },
});
