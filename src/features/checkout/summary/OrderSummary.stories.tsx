import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { OrderSummary } from './OrderSummary';
import { OrderSummarySkeleton } from './OrderSummarySkeleton';
import { linenLine } from '@/fixtures/cart.fixtures';

const meta = {
  title: 'Features/Checkout/OrderSummary',
  component: OrderSummary,
  args: {
    lines: [linenLine],
    currencySymbol: 'AED',
    subTotal: 370,
    shippingCharge: 50,
    total: 420,
  },
} satisfies Meta<typeof OrderSummary>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OneLine: Story = {};
export const FreeShipping: Story = { args: { shippingCharge: 0, total: 370 } };
export const LongText: Story = {
  args: {
    lines: [
      {
        ...linenLine,
        name: 'Marjan Terracotta Linen with a very long name that runs over several lines on a phone',
        productTotal: 123_456.5,
      },
    ],
  },
};
export const Loading: Story = { render: () => <OrderSummarySkeleton /> };
