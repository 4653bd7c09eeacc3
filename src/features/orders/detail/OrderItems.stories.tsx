import preview from '#.storybook/preview';
import { OrderItems } from './OrderItems';
import { itemsInTransit } from '@/fixtures/orders.fixtures';

const meta = preview.meta({
  component: OrderItems,
  args: { items: itemsInTransit, currencySymbol: 'AED' },
});

export const Default = meta.story();
export const MissingImage = meta.story({
  args: { items: itemsInTransit.map((item) => ({ ...item, images: [] })) },
});
export const LongText = meta.story({
  args: {
    items: itemsInTransit.map((item) => ({
      ...item,
      productName: 'Almas Ivory Linen, pinch-pleated by hand with a blackout lining',
      offerPrice: 123_456.5,
    })),
  },
  globals: { viewport: { value: 'slim' } },
});
