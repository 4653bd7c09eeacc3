import preview from '#.storybook/preview';
import { CURRENCY, fabrics } from '@/fixtures/products.fixtures';
import { SearchHits } from './SearchHits';

const meta = preview.meta({
  component: SearchHits,
  args: { products: fabrics, currency: CURRENCY, onPick: () => undefined },
});

export const Default = meta.story();
export const OnlyOne = meta.story({ args: { products: fabrics.slice(0, 1) } });

export const LongText = meta.story({
  args: {
    products: fabrics.map((product) => ({
      ...product,
      name: `${product.name}, with an interlining of brushed cotton`,
    })),
  },
});

export const MissingImage = meta.story({
  args: { products: fabrics.map((product) => ({ ...product, images: [] })) },
});
