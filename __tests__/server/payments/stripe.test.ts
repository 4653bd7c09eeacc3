import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import Stripe from 'stripe';
import { stripeProvider } from '../../../server/payments/stripe.ts';
import type { PlacedOrder } from '../../../src/contract/orders.ts';
import { placeOrder, succeed } from '../../support/serverClient.ts';
import { createTinyServer } from '../../support/testServer.ts';
import type { TestServer } from '../../support/testServer.ts';
import { smallLine } from '../../support/tinyCatalogue.ts';

const SECRET = 'whsec_test';
const stripe = new Stripe('sk_test_x');

let server: TestServer;
let token: string;
let placed: PlacedOrder;

/** What Stripe was asked, and how it says the session stands. */
interface FakeStripe {
  requests: URLSearchParams[];
  keys: (string | null)[];
  status: 'open' | 'complete';
}
let fake: FakeStripe;

function sessionOf(changes: Record<string, unknown> = {}) {
  return {
    id: 'cs_test_1',
    object: 'checkout.session',
    url: 'https://checkout.stripe.com/c/pay/cs_test_1',
    amount_total: 15001,
    currency: 'aed',
    payment_status: fake.status === 'complete' ? 'paid' : 'unpaid',
    status: fake.status,
    ...changes,
  };
}

const fakeFetch: typeof fetch = (_input, init) => {
  if (typeof init?.body === 'string') fake.requests.push(new URLSearchParams(init.body));
  fake.keys.push(new Headers(init?.headers).get('idempotency-key'));
  return Promise.resolve(Response.json(sessionOf()));
};

beforeEach(async () => {
  fake = { requests: [], keys: [], status: 'open' };
  server = await createTinyServer({
    config: { publicUrl: 'https://shop.example', hasPublicUrl: true },
    providers: { stripe: stripeProvider('sk_test_x', SECRET, fakeFetch) },
  });
  token = await server.signIn('aisha@example.com');
  placed = await placeOrder(server, token, smallLine);
});
afterEach(() => server.close());

async function status(): Promise<string | undefined> {
  const query = { _id: placed.order?._id ?? '' };
  const answer = await succeed(server, 'GET /user/get-single-order-history', { token, query });
  return answer.order.paymentStatus;
}

interface Sent {
  id?: string;
  type?: string;
  session?: Record<string, unknown>;
  secret?: string;
  timestamp?: number;
}

async function webhook(event: Sent = {}): Promise<number> {
  const payload = JSON.stringify({
    id: event.id ?? 'evt_1',
    object: 'event',
    type: event.type ?? 'checkout.session.completed',
    data: { object: sessionOf({ payment_status: 'paid', status: 'complete', ...event.session }) },
  });
  const signature = await stripe.webhooks.generateTestHeaderStringAsync({
    payload,
    secret: event.secret ?? SECRET,
    ...(event.timestamp ? { timestamp: event.timestamp } : {}),
  });
  const answer = await server.fetch('/api/webhooks/stripe', {
    method: 'POST',
    body: payload,
    headers: { 'stripe-signature': signature },
  });
  return answer.status;
}

describe('Stripe Checkout', () => {
  it('is asked for the whole amount once, with our id as its idempotency key', () => {
    expect(placed.url).toBe('https://checkout.stripe.com/c/pay/cs_test_1');
    expect(fake.requests).toHaveLength(1);
    expect(Object.fromEntries(fake.requests[0] ?? [])).toMatchObject({
      mode: 'payment',
      'line_items[0][price_data][unit_amount]': '15001',
      'line_items[0][price_data][currency]': 'aed',
      success_url:
        'https://shop.example/api/payments/stripe/return?session_id={CHECKOUT_SESSION_ID}',
      cancel_url: `https://shop.example/MyOrders-detail?id=${placed.order?._id ?? ''}`,
    });
    expect(fake.keys[0]).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('settles by the webhook, once however often it comes', async () => {
    expect(await webhook()).toBe(200);
    expect(await status()).toBe('paid');
    expect(await webhook()).toBe(200);
    expect(await webhook({ id: 'evt_2' })).toBe(200);
    const events = await server.db.selectFrom('payment_events').selectAll().execute();
    expect(events).toHaveLength(2);
  });

  it('settles when the customer comes back, without any webhook', async () => {
    fake.status = 'complete';
    const answer = await server.fetch('/api/payments/stripe/return?session_id=cs_test_1', {
      redirect: 'manual',
    });
    expect(answer.headers.get('location')).toBe(
      `https://shop.example/MyOrders-detail?id=${placed.order?._id ?? ''}`,
    );
    expect(await status()).toBe('paid');
  });

  it('believes nobody without the right, recent signature', async () => {
    expect(await webhook({ secret: 'whsec_other' })).toBe(400);
    expect(await webhook({ timestamp: Math.floor(Date.now() / 1000) - 400 })).toBe(400);
    const unsigned = await server.fetch('/api/webhooks/stripe', { method: 'POST', body: '{}' });
    expect(unsigned.status).toBe(400);
    expect(await status()).toBe('pending');
  });

  it('does not count another amount, currency or session', async () => {
    await webhook({ id: 'a', session: { amount_total: 100 } });
    await webhook({ id: 'b', session: { currency: 'usd' } });
    await webhook({ id: 'c', session: { id: 'cs_other' } });
    await webhook({
      id: 'd',
      type: 'checkout.session.completed',
      session: { payment_status: 'unpaid' },
    });
    expect(await status()).toBe('pending');
  });

  it('ends the same whatever the order of the news', async () => {
    await webhook({ id: 'a' });
    await webhook({ id: 'b', type: 'checkout.session.async_payment_failed' });
    await webhook({
      id: 'c',
      type: 'checkout.session.expired',
      session: { payment_status: 'unpaid', status: 'expired' },
    });
    expect(await status()).toBe('paid');
  });

  it('counts money that comes after a failure, and owes it back after a cancellation', async () => {
    await webhook({ id: 'a', type: 'checkout.session.async_payment_failed' });
    expect(await status()).toBe('declined');
    const body = { _id: placed.order?._id, reason: '', comment: '' };
    await succeed(server, 'POST /user/cancel-order', { token, body });
    await webhook({ id: 'b' });
    expect(await status()).toBe('refundDue');
  });

  it('has no webhook for a provider that is not set up', async () => {
    const answer = await server.fetch('/api/webhooks/paypal', { method: 'POST', body: '{}' });
    expect(answer.status).toBe(404);
  });
});
