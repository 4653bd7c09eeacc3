import type { Meta, StoryObj } from '@storybook/react-webpack5';
import type { AppStore } from '@/store/makeStore';
import { checkoutSlice, latestBillingFound } from '@/store/slices/checkoutSlice';
import { CheckoutForm } from './CheckoutForm';
import { OrderProblem } from './payment/OrderProblem';
import { billingDraft } from '@/fixtures/billing.fixtures';
import { withBilling } from '@/fixtures/seedBilling';

const meta = {
  title: 'Features/Checkout/CheckoutForm',
  component: CheckoutForm,
  args: {
    isSending: false,
    amountDue: 'AED 420',
    paymentTypes: ['stripe', 'paypal'],
    onSubmit: () => undefined,
  },
} satisfies Meta<typeof CheckoutForm>;

export default meta;
type Story = StoryObj<typeof meta>;

const filled = { fill: withBilling() };

function withLatest(store: AppStore): void {
  store.inject(checkoutSlice);
  store.dispatch(latestBillingFound(billingDraft));
}

export const Default: Story = {};
export const Filled: Story = { parameters: { shop: filled } };
/** Filled in from the latest order (product 9.13). */
export const Returning: Story = { parameters: { shop: { fill: withLatest } } };
export const Sending: Story = { args: { isSending: true }, parameters: { shop: filled } };
export const ErrorOutcomeUnknown: Story = {
  tags: ['error'],
  args: { problem: <OrderProblem /> },
  parameters: { shop: filled },
};

/** Card payments only. */
export const OnePaymentType: Story = {
  args: { paymentTypes: ['stripe'] },
  parameters: { shop: filled },
};
/** No online payment: the order button is disabled and described by the reason. */
export const DisabledNoPaymentType: Story = {
  args: { paymentTypes: [] },
  parameters: { shop: filled },
};
