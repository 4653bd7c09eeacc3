import preview from '#.storybook/preview';
import { buildProduct, buildSize, CURRENCY } from '@/fixtures/products.fixtures';
import { LowestPrice } from './LowestPrice';

const metre = buildSize({ price: 95, soldAs: 'metre' });
const panel = buildSize({ _id: 'panel', price: 360, soldAs: 'panel' });

const meta = preview.meta({
  component: LowestPrice,
  args: { product: buildProduct({ price: 95, sizes: [metre, panel] }), currency: CURRENCY },
});

export const Default = meta.story();
export const OneSize = meta.story({
  args: { product: buildProduct({ price: 360, sizes: [panel] }) },
});
export const Reduced = meta.story({
  args: { product: buildProduct({ price: 95, sizes: [{ ...metre, originalPrice: 120 }, panel] }) },
});
export const MadeToMeasure = meta.story({
  args: { product: buildProduct({ price: 95, sizes: [metre, panel], madeFrom: 1789 }) },
});

/** A server that sends no units. */
export const WithoutUnit = meta.story({ args: { product: buildProduct() } });
