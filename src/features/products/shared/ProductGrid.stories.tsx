import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { ProductCard } from './ProductCard';
import { ProductGrid } from './ProductGrid';
import { CURRENCY, fabrics } from '@/fixtures/products.fixtures';

const cards = fabrics.slice(0, 8).map((product) => (
  <li key={product._id}>
    <ProductCard product={product} currency={CURRENCY} list="products" />
  </li>
));

/** Product grid with four, three or two columns. */
const meta = {
  title: 'Features/Products/ProductGrid',
  component: ProductGrid,
  args: { children: cards },
  argTypes: { children: { control: false } },
} satisfies Meta<typeof ProductGrid>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const One: Story = { args: { children: cards.slice(0, 1) } };
