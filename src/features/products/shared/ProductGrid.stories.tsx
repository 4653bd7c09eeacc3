import preview from '#.storybook/preview';
import { ProductCard } from './ProductCard';
import { ProductGrid } from './ProductGrid';
import { CURRENCY, fabrics } from '@/fixtures/products.fixtures';

const cards = fabrics.slice(0, 8).map((product) => (
  <li key={product._id}>
    <ProductCard product={product} currency={CURRENCY} list="products" />
  </li>
));

/** Product grid with four, three or two columns. */
const meta = preview.meta({
  component: ProductGrid,
  args: { children: cards },
  argTypes: { children: { control: false } },
});

export const Default = meta.story();
export const One = meta.story({ args: { children: cards.slice(0, 1) } });
