import preview from '#.storybook/preview';
import { buildSize, CURRENCY } from '@/fixtures/products.fixtures';
import { WindowPrice } from './WindowPrice';

const meta = preview.meta({
  component: WindowPrice,
  args: {
    advice: {
      kind: 'cloth' as const,
      size: buildSize({ soldAs: 'metre' }),
      width: 140,
      cloth: { layout: 'widths' as const, widths: 5, seams: 4, metres: 14.94, quantity: 15 },
      price: 2775,
    },
    currency: CURRENCY,
  },
});

export const Default = meta.story();
export const Panels = meta.story({
  args: {
    advice: {
      kind: 'panels',
      size: buildSize({ size: '200 x 300 cm', soldAs: 'panel', price: 735 }),
      fit: { fits: true, count: 4, change: 'shorten', by: 35 },
      price: 2940,
    },
  },
});
