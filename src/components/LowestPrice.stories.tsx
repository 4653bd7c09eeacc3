import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { buildProduct, buildSize, CURRENCY } from '@/fixtures/products.fixtures';
import { LowestPrice } from './LowestPrice';

const metre = buildSize({ price: 95, soldAs: 'metre' });
const panel = buildSize({ _id: 'panel', price: 360, soldAs: 'panel' });

const meta = {
  title: 'Components/LowestPrice',
  component: LowestPrice,
  args: { product: buildProduct({ price: 95, sizes: [metre, panel] }), currency: CURRENCY },
} satisfies Meta<typeof LowestPrice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const OneSize: Story = { args: { product: buildProduct({ price: 360, sizes: [panel] }) } };
export const Reduced: Story = {
  args: { product: buildProduct({ price: 95, sizes: [{ ...metre, originalPrice: 120 }, panel] }) },
};
/** A server that sends no units. */
export const WithoutUnit: Story = { args: { product: buildProduct() } };
