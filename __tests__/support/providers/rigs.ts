import { paypalProvider } from '../../../server/payments/paypal.ts';
import type { PaymentProvider } from '../../../server/payments/provider.ts';
import { stripeProvider } from '../../../server/payments/stripe.ts';
import { PAYPAL_WEBHOOK_ID, startFakePaypal } from './fakePaypal.ts';
import type { FakePaypal } from './fakePaypal.ts';
import { STRIPE_SECRET, startFakeStripe } from './fakeStripe.ts';
import type { FakeStripe, SignedBody } from './fakeStripe.ts';
import type { FaultyServer } from './faultyServer.ts';

/** A real provider before a fake of its HTTP API, with what a customer and the provider's staff can do there. */
export interface ProviderRig<Api extends FaultyServer = FaultyServer> {
  name: 'stripe' | 'paypal';
  provider: PaymentProvider;
  api: Api;
  /** Part of the path of the call that opens a payment page. */
  startPath: string;
  /** How often the official library tries a call whose connection breaks. */
  connectionTries: number;
  /** Part of the path of the call that returns money. */
  refundPath: string;
  /** Payments that the provider knows, oldest first. */
  references: () => string[];
  refunds: () => number;
  /** The customer pays on the provider's page. */
  pay: (reference: string) => void;
  /** The page closes by itself. */
  expire: (reference: string) => void;
  /** Changes what the customer is charged. */
  tamper: (reference: string, change: { amount?: number; currency?: string }) => void;
  /** Signed news that the money is there. */
  paidEvent: (reference: string, id?: string) => SignedBody;
  /** The shop's staff returns all money in the provider's console. @returns the signed news of it */
  consoleRefund: (reference: string) => SignedBody;
  /** Where the provider sends the customer afterwards. */
  returnPath: (reference: string) => string;
}

/** Shorter than a slow answer of a fake. */
const TIMEOUT_MS = 500;

export async function createStripeRig(): Promise<ProviderRig<FakeStripe>> {
  const api = await startFakeStripe();
  const keys = { secretKey: 'sk_test_x', webhookSecret: STRIPE_SECRET };
  return {
    name: 'stripe',
    provider: stripeProvider(keys, { base: api.base, timeoutMs: TIMEOUT_MS }),
    api,
    startPath: '/checkout/sessions',
    connectionTries: 2,
    refundPath: '/refunds',
    references: () => [...api.sessions.keys()],
    refunds: () => api.refunds.length,
    pay: api.pay,
    expire: api.expire,
    tamper: (reference, { amount, currency }) => {
      const session = api.sessions.get(reference);
      if (session && amount !== undefined) session.amount_total = amount;
      if (session && currency !== undefined) session.currency = currency.toLowerCase();
    },
    paidEvent: (reference, id) =>
      api.event('checkout.session.completed', reference, {
        ...(id ? { id } : {}),
        session: { payment_status: 'paid', status: 'complete' },
      }),
    consoleRefund: (reference) => {
      api.refunds.push({
        id: 're_console',
        object: 'refund',
        payment_intent: api.sessions.get(reference)?.payment_intent ?? '',
        status: 'succeeded',
        metadata: {},
      });
      return api.refundedEvent(reference);
    },
    returnPath: (reference) => `/api/payments/stripe/return?session_id=${reference}`,
  };
}

export async function createPaypalRig(): Promise<ProviderRig<FakePaypal>> {
  const api = await startFakePaypal();
  const keys = {
    clientId: 'id',
    clientSecret: 'secret',
    environment: 'sandbox',
    webhookId: PAYPAL_WEBHOOK_ID,
  } as const;
  return {
    name: 'paypal',
    provider: paypalProvider(keys, { base: api.base, timeoutMs: TIMEOUT_MS }),
    api,
    startPath: '/checkout/orders',
    connectionTries: 1,
    refundPath: '/refund',
    references: () => [...api.orders.keys()],
    refunds: () => api.refunds.length,
    pay: api.approve,
    expire: api.forget,
    tamper: (reference, { amount, currency }) => {
      const order = api.orders.get(reference);
      if (order && amount !== undefined) order.amount.value = (amount / 100).toFixed(2);
      if (order && currency !== undefined) order.amount.currency_code = currency;
    },
    paidEvent: (reference, id) =>
      api.event('PAYMENT.CAPTURE.COMPLETED', reference, id ? { id } : {}),
    consoleRefund: (reference) => {
      for (const capture of api.orders.get(reference)?.captures ?? []) {
        capture.status = 'REFUNDED';
        api.refunds.push(capture.id);
      }
      return api.event('PAYMENT.CAPTURE.REFUNDED', reference);
    },
    returnPath: (reference) => `/api/payments/paypal/return?token=${reference}&PayerID=P1`,
  };
}
