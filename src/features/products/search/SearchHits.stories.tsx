import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { CURRENCY, fabrics } from '@/fixtures/products.fixtures';
import { SearchHits } from './SearchHits';

const meta = {
  title: 'Features/Products/SearchHits',
  component: SearchHits,
  args: { products: fabrics, currency: CURRENCY, onPick: () => undefined },
} satisfies Meta<typeof SearchHits>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const OnlyOne: Story = { args: { products: fabrics.slice(0, 1) } };

export const LongText: Story = {
  args: {
    products: fabrics.map((product) => ({
      ...product,
      name: `${product.name} with an interlining of brushed cotton`,
    })),
  },
};

export const MissingImage: Story = {
  args: { products: fabrics.map((product) => ({ ...product, images: [] })) },
};
