import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { OrderTotals } from './OrderTotals';

const meta = {
  title: 'Features/Orders/OrderTotals',
  component: OrderTotals,
  args: { subTotal: 595, shippingCharge: 50, price: 645, currencySymbol: 'AED' },
} satisfies Meta<typeof OrderTotals>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const FreeShipping: Story = { args: { subTotal: 1_595, shippingCharge: 0, price: 1_595 } };
export const TotalOnly: Story = {
  args: { subTotal: Number.NaN, shippingCharge: Number.NaN, price: 645 },
};
