import { paypalProvider } from '../../../server/payments/paypal.ts';
import type { PaymentProvider } from '../../../server/payments/provider.ts';
import { stripeProvider } from '../../../server/payments/stripe.ts';
import { tabbyProvider } from '../../../server/payments/tabby.ts';
import { PAYPAL_WEBHOOK_ID, startFakePaypal } from './fakePaypal.ts';
import type { FakePaypal } from './fakePaypal.ts';
import { TABBY_KEY, TABBY_SECRET, startFakeTabby } from './fakeTabby.ts';
import type { FakeTabby } from './fakeTabby.ts';
import { STRIPE_SECRET, startFakeStripe } from './fakeStripe.ts';
import type { FakeStripe, SignedBody } from './fakeStripe.ts';
import type { FaultyServer } from './faultyServer.ts';

/** A payment provider connected to a fake API, with actions of its customers and staff. */
export interface ProviderRig<Api extends FaultyServer = FaultyServer> {
  name: 'stripe' | 'paypal' | 'tabby';
  provider: PaymentProvider;
  api: Api;
  /** Part of the path of the request that creates a payment. */
  startPath: string;
  /** Attempts of the official library after connection errors. */
  connectionTries: number;
  /** Whether a repeated request creates the same payment. */
  isStartIdempotent: boolean;
  /** Part of the path of the refund request. */
  refundPath: string;
  /** References of all payments, oldest first. */
  references: () => string[];
  refunds: () => number;
  /** Pays as the customer. */
  pay: (reference: string) => void;
  /** Expires the payment page. */
  expire: (reference: string) => void;
  /** Changes the amount or currency at the provider. */
  tamper: (reference: string, change: { amount?: number; currency?: string }) => void;
  /** A signed event that the payment is complete. */
  paidEvent: (reference: string, id?: string) => SignedBody;
  /** Refunds in full in the provider's dashboard. @returns the signed event */
  consoleRefund: (reference: string) => SignedBody;
  /** Return URL after the payment. */
  returnPath: (reference: string) => string;
}

/** Shorter than a slow response of a fake. */
const TIMEOUT_MS = 2000;

export async function createStripeRig(): Promise<ProviderRig<FakeStripe>> {
  const api = await startFakeStripe();
  const keys = { secretKey: 'sk_test_x', webhookSecret: STRIPE_SECRET };
  return {
    name: 'stripe',
    provider: stripeProvider(keys, { base: api.base, timeoutMs: TIMEOUT_MS }),
    api,
    startPath: '/checkout/sessions',
    connectionTries: 2,
    isStartIdempotent: true,
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
    isStartIdempotent: true,
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

export async function createTabbyRig(
  limits = { minMinor: 0, maxMinor: Infinity },
): Promise<ProviderRig<FakeTabby>> {
  const api = await startFakeTabby();
  const keys = {
    secretKey: TABBY_KEY,
    merchantCode: 'sadeel_ae',
    webhookSecret: TABBY_SECRET,
    limits,
  };
  return {
    name: 'tabby',
    provider: tabbyProvider(keys, { base: api.base, timeoutMs: TIMEOUT_MS }),
    api,
    startPath: '/api/v2/checkout',
    connectionTries: 1,
    isStartIdempotent: false,
    refundPath: '/refunds',
    references: () => [...api.payments.keys()],
    refunds: () => api.refunds().length,
    pay: (reference) => api.move(reference, 'AUTHORIZED'),
    expire: (reference) => api.move(reference, 'EXPIRED'),
    tamper: (reference, { amount, currency }) => {
      const payment = api.payments.get(reference);
      if (payment && amount !== undefined) payment.amount = (amount / 100).toFixed(2);
      if (payment && currency !== undefined) payment.currency = currency;
    },
    paidEvent: (reference, id) => api.event(reference, id ? { about: id } : {}),
    consoleRefund: (reference) => {
      const payment = api.payments.get(reference);
      payment?.refunds.push({ id: 'console', amount: payment.amount, reference_id: 'console' });
      return api.event(reference);
    },
    returnPath: (reference) => `/api/payments/tabby/return?payment_id=${reference}`,
  };
}
