import preview from '#.storybook/preview';
import { Button } from '@/components/Button';
import { longTitle } from '@/fixtures/longTitle';
import { buildSize, velvet as product } from '@/fixtures/products.fixtures';
import { inBox } from '@/fixtures/inBox';
import { ProductDetailSkeleton } from './ProductDetailSkeleton';
import { ProductInfo } from './ProductInfo';

const [size, , panel] = product.sizes;

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
export const Reduced = meta.story({
  args: { size: buildSize({ soldAs: 'metre', originalPrice: 265 }) },
});

/** A server that sends no units. */
export const WithoutUnits = meta.story({
  args: { size: buildSize(), product: { ...product, sizes: [buildSize()] } },
});

export const LongText = meta.story({
  args: { product: { ...product, name: longTitle } },
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
