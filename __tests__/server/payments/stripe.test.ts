import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import Stripe from 'stripe';
import { DAY, HOUR, MINUTE } from '../../../server/clock.ts';
import { PAYMENT_LINK_REQUESTS } from '../../../server/limits/clients.ts';
import type { PlacedOrder } from '../../../src/contract/orders.ts';
import { STRIPE_SECRET } from '../../support/providers/fakeStripe.ts';
import type { FakeStripe, StripeEventOptions } from '../../support/providers/fakeStripe.ts';
import { openPaymentShop, SHOP_URL } from '../../support/providers/paymentShop.ts';
import type { PaymentShop } from '../../support/providers/paymentShop.ts';
import { createStripeRig } from '../../support/providers/rigs.ts';
import { goodBilling, rawCall, succeed } from '../../support/serverClient.ts';
import { smallLine } from '../../support/tinyCatalogue.ts';
import { until } from '../../support/until.ts';

let api: FakeStripe;
let shop: PaymentShop;
let placed: PlacedOrder;

beforeEach(async () => {
  const rig = await createStripeRig();
  api = rig.api;
  shop = await openPaymentShop(rig, { now: '2026-11-21T08:00:00.000Z' });
  placed = await shop.place();
});
afterEach(async () => {
  await shop.server.close();
  await api.close();
});

const PAID = { payment_status: 'paid', status: 'complete' };
const webhook = (type: string, options: StripeEventOptions = {}) =>
  shop.webhook('stripe', api.event(`checkout.session.${type}`, 'cs_test_1', options));

describe('Stripe Checkout', () => {
  it('receives one request for the total, with the payment id as idempotency key', () => {
    expect(placed.url).toBe('https://checkout.stripe.com/c/pay/cs_test_1');
    expect(api.requests).toHaveLength(1);
    const [request] = api.requests;
    const form = Object.fromEntries(new URLSearchParams(request?.body));
    expect(form).toMatchObject({
      mode: 'payment',
      'allowed_payment_method_types[0]': 'card',
      'line_items[0][price_data][unit_amount]': '15001',
      'line_items[0][price_data][currency]': 'aed',
      success_url: `${SHOP_URL}/api/payments/stripe/return?session_id={CHECKOUT_SESSION_ID}`,
      cancel_url: `${SHOP_URL}/MyOrders-detail?id=${placed.order?._id ?? ''}`,
      expires_at: String(Date.parse('2026-11-22T04:00:00.000Z') / 1000),
    });
    expect(request?.headers['idempotency-key']).toBe(form['client_reference_id']);
  });

  it('accepts only events with a valid signature of the last five minutes', async () => {
    const seconds = Math.floor(Date.now() / 1000);
    const paid = { session: PAID };
    expect(await webhook('completed', { ...paid, secret: 'whsec_other' })).toBe(400);
    expect(await webhook('completed', { ...paid, timestamp: seconds - 400 })).toBe(400);
    expect(await shop.webhook('stripe', { body: '{}', headers: {} })).toBe(400);
    const signed = api.event('checkout.session.completed', 'cs_test_1', paid);
    const changed = { ...signed, body: signed.body.replace('cs_test_1', 'cs_test_2') };
    expect(await shop.webhook('stripe', changed)).toBe(400);
    expect(await shop.status(placed)).toBe('pending');
    expect(await webhook('completed', { ...paid, timestamp: seconds - 200 })).toBe(200);
    expect(await shop.status(placed)).toBe('paid');
  });

  it('ignores another amount, currency or session, and an abandoned page', async () => {
    await webhook('completed', { session: { ...PAID, amount_total: 100 } });
    await webhook('completed', { session: { ...PAID, currency: 'usd' } });
    await webhook('completed', { session: { ...PAID, id: 'cs_other' } });
    await webhook('completed', { session: { payment_status: 'unpaid' } });
    await webhook('something.else', { session: PAID });
    expect(await shop.status(placed)).toBe('pending');
  });

  it('leaves a declined order payable on a new page, and records a late payment', async () => {
    await webhook('async_payment_failed');
    expect(await shop.status(placed)).toBe('declined');
    const { location } = await shop.payAgain(placed);
    expect(location).toBe('https://checkout.stripe.com/c/pay/cs_test_2');
    await webhook('completed', { session: PAID });
    expect(await shop.payments(placed)).toEqual(['paid', 'open']);
    expect((await shop.order(placed)).paymentUrl).toBeUndefined();
  });

  it('creates no other page while a payment is processing', async () => {
    const session = api.sessions.get('cs_test_1');
    if (session) session.status = 'complete';
    expect((await shop.payAgain(placed)).location).toContain('/MyOrders-detail?id=');
    expect(await shop.status(placed)).toBe('pending');
    expect(api.sessions.size).toBe(1);
  });

  describe('the page of an order that was cancelled', () => {
    const session = () => api.sessions.get('cs_test_1');

    it('is expired at Stripe once, so that nobody can pay on it', async () => {
      await shop.cancel(placed);
      await shop.work();
      expect(session()?.status).toBe('expired');
      expect(await shop.payments(placed)).toEqual(['expired']);
      const requests = api.requests.length;
      shop.server.clock.advance(DAY);
      await shop.work();
      expect(api.requests).toHaveLength(requests);
    });

    it.each(['down', 'lost', 'slow', 'html', 500, 429, 409] as const)(
      'is expired later when Stripe fails (%s)',
      async (fault) => {
        api.break('/expire', fault, fault);
        await shop.cancel(placed);
        await shop.work();
        for (let minute = 0; minute < 10; minute += 1) {
          shop.server.clock.advance(MINUTE);
          await shop.work();
        }
        expect(session()?.status).toBe('expired');
        expect(await shop.payments(placed)).toEqual(['expired']);
      },
    );

    it('may have expired already', async () => {
      api.expire('cs_test_1');
      await shop.cancel(placed);
      await shop.work();
      expect(await shop.payments(placed)).toEqual(['expired']);
    });

    it('is refunded when the customer paid on it first', async () => {
      api.pay('cs_test_1');
      await shop.cancel(placed);
      await shop.work();
      expect(await shop.payments(placed)).toEqual(['refunded']);
      expect(api.refunds).toHaveLength(1);
    });

    it('is checked until a payment that is processing has arrived', async () => {
      const processing = session();
      if (processing) processing.status = 'complete';
      await shop.cancel(placed);
      await shop.work();
      expect(await shop.payments(placed)).toEqual(['expire_due']);
      api.pay('cs_test_1');
      shop.server.clock.advance(MINUTE);
      await shop.work();
      expect(await shop.payments(placed)).toEqual(['refunded']);
    });

    it('is given up when Stripe does not know it for two days', async () => {
      api.sessions.clear();
      await shop.cancel(placed);
      for (let hour = 0; hour < 60; hour += 1) {
        await shop.work();
        shop.server.clock.advance(HOUR);
      }
      expect(await shop.payments(placed)).toEqual(['expired']);
    });

    it('is expired, and not shown, when it is created after the cancellation', async () => {
      const release = api.hold();
      const query = { paymentType: 'stripe' };
      await succeed(shop.server, 'POST /user/add-to-cart', { token: shop.token, body: smallLine });
      const placing = rawCall(shop.server, 'POST /user/place-order', {
        token: shop.token,
        query,
        body: goodBilling,
      });
      await until(() => api.requests.length === 2);
      const { orders } = await succeed(shop.server, 'GET /user/get-orders', {
        token: shop.token,
        query: { filter: '30' },
      });
      const late = orders.find(({ _id }) => _id !== placed.order?._id);
      const body = { _id: late?._id ?? '', reason: '', comment: '' };
      await succeed(shop.server, 'POST /user/cancel-order', { token: shop.token, body });
      release();
      const response = (await placing).body as PlacedOrder;
      expect(response.url).toBeUndefined();
      await shop.work();
      expect(api.sessions.get('cs_test_2')?.status).toBe('expired');
      expect(await shop.payments(response)).toEqual(['expired']);
    });
  });

  it('expires a page that is replaced by a new one', async () => {
    shop.server.clock.advance(21 * HOUR);
    const { location } = await shop.payAgain(placed);
    expect(location).toBe('https://checkout.stripe.com/c/pay/cs_test_2');
    await shop.work();
    expect([...api.sessions.values()].map(({ status }) => status)).toEqual(['expired', 'open']);
  });

  it('is retried when a refund fails', async () => {
    await webhook('completed', { session: PAID });
    await shop.cancel(placed);
    await shop.work();
    expect(await shop.status(placed)).toBe('refundDue');
    api.pay('cs_test_1');
    shop.server.clock.advance(60_000);
    await shop.work();
    expect(await shop.status(placed)).toBe('refunded');
  });

  it('receives no second refund after a lost response and an expired key', async () => {
    api.pay('cs_test_1');
    await webhook('completed', { session: PAID });
    const requests = api.requests.length;
    await shop.cancel(placed);
    await shop.work();
    expect(api.refunds).toHaveLength(1);
    // Simulates a crash before the refund is recorded.
    await shop.server.db
      .updateTable('payments')
      .set({ state: 'refund_due', refund_reference: null, next_attempt_at: '' })
      .where('reference', '=', 'cs_test_1')
      .execute();
    api.forgetKeys();
    await shop.work();
    const refundRequests = api.requests
      .slice(requests)
      .filter(({ method, path }) => method === 'POST' && path === '/v1/refunds');
    expect(refundRequests).toHaveLength(1);
    expect(await shop.status(placed)).toBe('refunded');
  });

  it.each([
    ['no id', { type: 'customer.created', data: { object: {} } }],
    ['a numeric id', { id: 1, type: 'x', data: { object: {} } }],
    ['a long id', { id: 'e'.repeat(300), type: 'x', data: { object: {} } }],
    ['a NUL in its id', { id: 'evt_\0', type: 'x', data: { object: {} } }],
    ['no type', { id: 'evt_1', data: { object: {} } }],
    ['no data', { id: 'evt_1', type: 'checkout.session.completed' }],
    ['no session', { id: 'evt_1', type: 'checkout.session.completed', data: { object: {} } }],
    ['no charge', { id: 'evt_1', type: 'charge.refunded', data: { object: null } }],
  ])('responds with 400 to a signed event with %s and records nothing', async (_what, event) => {
    const body = JSON.stringify(event);
    const signature = await new Stripe('sk_test_x').webhooks.generateTestHeaderStringAsync({
      payload: body,
      secret: STRIPE_SECRET,
    });
    expect(await shop.webhook('stripe', { body, headers: { 'stripe-signature': signature } })).toBe(
      400,
    );
    expect(await shop.server.db.selectFrom('payment_events').selectAll().execute()).toEqual([]);
    expect(await shop.status(placed)).toBe('pending');
  });

  it('limits the rate of requests by payment links', async () => {
    const before = api.requests.length;
    for (let count = 0; count < 100; count += 1) {
      const back = '/api/payments/stripe/return?session_id=cs_test_1';
      expect(await shop.comeBack(back)).toContain('/MyOrders-detail?id=');
    }
    expect(api.requests.length - before).toBe(PAYMENT_LINK_REQUESTS.rate.perNetwork);
    expect((await shop.payAgain(placed)).status).toBe(503);
    expect(api.requests.length - before).toBe(PAYMENT_LINK_REQUESTS.rate.perNetwork);
    shop.server.clock.advance(PAYMENT_LINK_REQUESTS.rate.windowMs);
    expect((await shop.payAgain(placed)).location).toBe(placed.url);
  });

  it('has no webhook for a provider that is not configured', async () => {
    expect(await shop.webhook('paypal', { body: '{}', headers: {} })).toBe(404);
  });
});
