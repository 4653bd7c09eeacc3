import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { CURRENCY, fabrics } from '@/fixtures/products.fixtures';
import { RelatedProducts } from './RelatedProducts';

const meta = {
  title: 'Features/Products/RelatedProducts',
  component: RelatedProducts,
  parameters: { layout: 'fullscreen' },
  args: { products: fabrics.slice(0, 4), currency: CURRENCY },
} satisfies Meta<typeof RelatedProducts>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const OnlyOne: Story = { args: { products: fabrics.slice(0, 1) } };

export const LongText: Story = {
  args: {
    products: fabrics.slice(0, 4).map((product) => ({
      ...product,
      name: `${product.name} with an interlining of brushed cotton`,
    })),
  },
};
