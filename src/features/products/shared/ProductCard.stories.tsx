import preview from '#.storybook/preview';
import { inBox } from '@/fixtures/inBox';
import { velvet as product } from '@/fixtures/products.fixtures';
import { ProductCard } from './ProductCard';
import { ProductCardSkeleton } from './ProductCardSkeleton';
import { longTitle } from '@/fixtures/longTitle';

const meta = preview.meta({
  component: ProductCard,
  decorators: [inBox({ maxWidth: 300 })],
  args: { product, currency: 'AED', list: 'products', isPriority: false },
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

/** Of which the shop sends samples. */
export const WithSample = meta.story({ args: { product: { ...product, canSample: true } } });

/** A server that sends no units. */
export const WithoutUnits = meta.story({
  args: {
    product: { ...product, sizes: product.sizes.map((size) => ({ ...size, soldAs: undefined })) },
  },
});

export const Loading = meta.story({ render: () => <ProductCardSkeleton /> });

export const LongText = meta.story({ args: { product: { ...product, name: longTitle } } });

export const MissingImage = meta.story({ args: { product: { ...product, images: [] } } });

export const WithoutPriceAndSizes = meta.story({
  args: { product: { ...product, price: Number.NaN, sizes: [] } },
});
