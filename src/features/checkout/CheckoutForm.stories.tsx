import preview from '#.storybook/preview';
import type { AppStore } from '@/store/makeStore';
import { checkoutSlice, latestBillingFound } from '@/store/slices/checkoutSlice';
import { CheckoutForm } from './CheckoutForm';
import { OrderProblem } from './payment/OrderOutcome';
import { billingDraft } from '@/fixtures/billing.fixtures';
import { withBilling } from '@/fixtures/seedBilling';

const meta = preview.meta({
  component: CheckoutForm,
  args: {
    isSending: false,
    amountDue: 'AED 420',
    paymentTypes: ['stripe' as const, 'paypal' as const],
    onSubmit: () => undefined,
  },
});

const filled = { fill: withBilling() };

function withLatest(store: AppStore): void {
  store.inject(checkoutSlice);
  store.dispatch(latestBillingFound(billingDraft));
}

export const Default = meta.story();
export const Filled = meta.story({ parameters: { shop: filled } });
/** Filled in from the latest order (product 9.13). */
export const Returning = meta.story({ parameters: { shop: { fill: withLatest } } });
export const Sending = meta.story({ args: { isSending: true }, parameters: { shop: filled } });
export const ErrorOutcomeUnknown = meta.story({
  tags: ['error'],
  args: { problem: <OrderProblem /> },
  parameters: { shop: filled },
});
/** The price is not known yet. */
export const CartUnknown = meta.story({ args: { amountDue: undefined } });

/** Card payments only. */
export const OnePaymentType = meta.story({
  args: { paymentTypes: ['stripe'] },
  parameters: { shop: filled },
});
/** No online payment: the order button is disabled and described by the reason. */
export const DisabledNoPaymentType = meta.story({
  args: { paymentTypes: [] },
  parameters: { shop: filled },
});
