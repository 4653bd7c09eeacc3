import preview from '#.storybook/preview';
import { CURRENCY, fabrics } from '@/fixtures/products.fixtures';
import { RelatedProducts } from './RelatedProducts';

const meta = preview.meta({
  component: RelatedProducts,
  parameters: { layout: 'fullscreen' },
  args: { products: fabrics.slice(0, 4), currency: CURRENCY },
});

export const Default = meta.story();
export const OnlyOne = meta.story({ args: { products: fabrics.slice(0, 1) } });

export const LongText = meta.story({
  args: {
    products: fabrics.slice(0, 4).map((product) => ({
      ...product,
      name: `${product.name}, with an interlining of brushed cotton`,
    })),
  },
});
