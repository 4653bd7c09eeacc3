import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { PaymentOption } from './PaymentOption';

const meta = {
  title: 'Features/Checkout/PaymentOption',
  component: PaymentOption,
  args: {
    value: 'stripe',
    label: 'Stripe',
    description: 'Credit or debit card',
    isChosen: false,
    errorId: undefined,
    onToggle: () => undefined,
  },
} satisfies Meta<typeof PaymentOption>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Chosen: Story = { args: { isChosen: true } };
