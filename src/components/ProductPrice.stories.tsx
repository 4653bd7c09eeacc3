import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { ProductPrice } from './ProductPrice';

const meta = {
  title: 'Components/ProductPrice',
  component: ProductPrice,
  args: { amount: 1615.5, currency: 'AED' },
} satisfies Meta<typeof ProductPrice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithPrefix: Story = { args: { prefix: 'From' } };
export const WithUnit: Story = { args: { prefix: 'From', unit: 'per metre' } };
export const Reduced: Story = { args: { unit: 'a metre', originalAmount: 2105 } };
export const Unknown: Story = { args: { amount: Number.NaN } };
export const ArabicSymbol: Story = { args: { currency: 'د.إ' } };
