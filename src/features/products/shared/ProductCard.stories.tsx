import preview from '#.storybook/preview';
import type { Product } from '@/contract/products';
import { inBox } from '@/fixtures/inBox';
import { ProductCard } from './ProductCard';
import { ProductCardSkeleton } from './ProductCardSkeleton';

const unchosen = { quantity: 0, isAddedCart: false };

const product: Product = {
  _id: 'marjan-terracotta-linen',
  name: 'Marjan Terracotta Linen',
  images: [
    '/media/products/marjan-terracotta-linen-swatch/900x900-a24926/900.webp',
    '/media/products/marjan-terracotta-linen-room/900x1100-955835/900.webp',
  ],
  sizes: [
    { ...unchosen, _id: '1', size: '140 cm width', price: 195, soldAs: 'metre' },
    { ...unchosen, _id: '2', size: '280 cm width', price: 370, soldAs: 'metre' },
    { ...unchosen, _id: '3', size: '140 x 260 cm', price: 640, soldAs: 'panel' },
  ],
  price: 195,
};

const meta = preview.meta({
  component: ProductCard,
  decorators: [inBox({ maxWidth: 300 })],
  args: { product, currency: 'AED', list: 'products' },
});

export const Default = meta.story();

export const Reduced = meta.story({
  args: {
    product: {
      ...product,
      sizes: product.sizes.map((size) => ({ ...size, originalPrice: size.price * 2 })),
    },
  },
});

/** Cloth that is finished for a window, too. */
export const MadeToMeasure = meta.story({ args: { product: { ...product, madeFrom: 1789 } } });

/** Sold finished for a window only. */
export const WithoutSizes = meta.story({
  args: { product: { ...product, sizes: [], price: 405, madeFrom: 405 } },
});

/** A server that sends no units. */
export const WithoutUnits = meta.story({
  args: {
    product: { ...product, sizes: product.sizes.map((size) => ({ ...size, soldAs: undefined })) },
  },
});

export const Loading = meta.story({ render: () => <ProductCardSkeleton /> });

export const LongText = meta.story({
  args: {
    product: {
      ...product,
      name: 'Hand-loomed heavyweight terracotta linen with a stone-washed finish and a selvedge of raw silk',
    },
  },
});

export const MissingImage = meta.story({ args: { product: { ...product, images: [] } } });

export const WithoutPriceAndSizes = meta.story({
  args: { product: { ...product, price: Number.NaN, sizes: [] } },
});
