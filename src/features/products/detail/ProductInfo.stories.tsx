import type { Meta, StoryObj } from '@storybook/react-webpack5';
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

const meta = {
  title: 'Features/Products/ProductInfo',
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
} satisfies Meta<typeof ProductInfo>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Panel: Story = { args: { size: panel } };
export const Reduced: Story = { args: { size: { ...size, originalPrice: 265 } } };

/** A server that sends no units. */
export const WithoutUnits: Story = {
  args: { size: buildSize(), product: { ...product, sizes: [buildSize()] } },
};

export const LongText: Story = {
  args: { product: { ...product, name: `${product.name} `.repeat(8) } },
};

export const OnlyTheName: Story = {
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
};

export const Loading: Story = { render: () => <ProductDetailSkeleton /> };
