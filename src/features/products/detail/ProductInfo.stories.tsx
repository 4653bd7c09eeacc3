import preview from '#.storybook/preview';
import type { ProductFacts } from '@/api/productDetails';
import { Button } from '@/components/Button';
import { buildSize } from '@/fixtures/products.fixtures';
import { inBox } from '@/fixtures/inBox';
import { ProductDetailSkeleton } from './ProductDetailSkeleton';
import { ProductInfo } from './ProductInfo';

const size = buildSize({ soldAs: 'metre' });
const panel = buildSize({ _id: '3', size: '140 x 260 cm', price: 615, soldAs: 'panel' });

const product: ProductFacts = {
  _id: 'almas-ivory-linen',
  productId: 'almas-ivory-linen',
  name: 'Almas Ivory Linen',
  images: [],
  sizes: [size, { ...size, _id: '2', size: '280 cm width', price: 350 }, panel],
  price: 185,
  brand: 'Wadi Looms',
  category: 'Curtains',
  currency: 'AED',
  description:
    'Pure European flax in a warm ivory that never turns yellow beside a white wall. The hand is dry and slightly crisp on the roll and relaxes within a week of hanging.',
};

const meta = preview.meta({
  component: ProductInfo,
  decorators: [inBox({ maxWidth: 520 })],
  args: {
    product,
    size,
    onChooseSize: () => undefined,
    purchase: (
      <Button size="large" fullWidth>
        Add to Cart
      </Button>
    ),
  },
  argTypes: { purchase: { control: false } },
});

export const Default = meta.story();
export const Panel = meta.story({ args: { size: panel } });
export const Reduced = meta.story({ args: { size: { ...size, originalPrice: 265 } } });

/** A server that sends no units. */
export const WithoutUnits = meta.story({
  args: { size: buildSize(), product: { ...product, sizes: [buildSize()] } },
});

export const LongText = meta.story({
  args: { product: { ...product, name: `${product.name} `.repeat(8) } },
});

export const OnlyTheName = meta.story({
  args: {
    size: undefined,
    product: {
      ...product,
      sizes: [],
      price: Number.NaN,
      brand: '',
      category: '',
      description: undefined,
    },
  },
});

export const Loading = meta.story({ render: () => <ProductDetailSkeleton /> });
