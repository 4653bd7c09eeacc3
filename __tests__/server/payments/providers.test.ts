import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { DAY, HOUR, MINUTE } from '../../../server/clock.ts';
import { openPaymentShop, SHOP_URL } from '../../support/providers/paymentShop.ts';
import type { PaymentShop } from '../../support/providers/paymentShop.ts';
import { createPaypalRig, createStripeRig, createTabbyRig } from '../../support/providers/rigs.ts';
import type { ProviderRig } from '../../support/providers/rigs.ts';
import { rawCall } from '../../support/serverClient.ts';
import { until } from '../../support/until.ts';

describe.each([
  ['Stripe', createStripeRig],
  ['PayPal', createPaypalRig],
  ['Tabby', createTabbyRig],
] as const)('a payment by %s', (_name, createRig) => {
  let rig: ProviderRig;
  let shop: PaymentShop;
  beforeEach(async () => {
    rig = await createRig();
    shop = await openPaymentShop(rig);
  });
  afterEach(async () => {
    await shop.server.close();
    await rig.api.close();
  });

  const last = (): string => rig.references().at(-1) ?? '';
  const webhook = (reference: string, id?: string) =>
    shop.webhook(rig.name, rig.paidEvent(reference, id));

  it('is recorded when the customer returns, without a webhook', async () => {
    const placed = await shop.place();
    expect(placed.url).toMatch(/^https:/);
    rig.pay(last());
    expect(await shop.comeBack(rig.returnPath(last()))).toBe(
      `${SHOP_URL}/MyOrders-detail?id=${placed.order?._id ?? ''}`,
    );
    expect(await shop.status(placed)).toBe('paid');
    expect((await shop.order(placed)).paymentUrl).toBeUndefined();
  });

  it('is recorded once by webhook, with repeated and concurrent events', async () => {
    const placed = await shop.place();
    rig.pay(last());
    const responses = await Promise.all(
      Array.from({ length: 10 }, (_, index) => webhook(last(), `same-${index % 2}`)),
    );
    expect(new Set(responses)).toEqual(new Set([200]));
    expect(await shop.payments(placed)).toEqual(['paid']);
    const events = await shop.server.db.selectFrom('payment_events').selectAll().execute();
    expect(events).toHaveLength(2);
  });

  it('is recorded by the payment queue when return and webhook are lost', async () => {
    const placed = await shop.place();
    rig.pay(last());
    await shop.work();
    expect(await shop.status(placed)).toBe('pending');
    shop.server.clock.advance(11 * MINUTE);
    await shop.work();
    expect(await shop.status(placed)).toBe('paid');
  });

  it('is ignored with another amount or currency', async () => {
    for (const change of [{ amount: 100 }, { currency: 'EUR' }, { currency: 'XXX' }]) {
      const placed = await shop.place();
      rig.tamper(last(), change);
      rig.pay(last());
      await shop.comeBack(rig.returnPath(last()));
      expect(await webhook(last())).toBe(200);
      expect(await shop.status(placed)).toBe('pending');
    }
  });

  it('is ignored with an unknown reference', async () => {
    const placed = await shop.place();
    expect(await shop.comeBack(rig.returnPath('unknown'))).toBe(`${SHOP_URL}/MyOrders`);
    expect(await webhook('unknown')).toBe(200);
    expect(await shop.status(placed)).toBe('pending');
  });

  describe('an unpaid order', () => {
    it('has the same payment page after the customer left it', async () => {
      const placed = await shop.place();
      expect(await shop.payAgain(placed)).toEqual({ status: 303, location: placed.url });
      expect(rig.references()).toHaveLength(1);
    });

    it('has a new payment page after the old one has expired', async () => {
      const placed = await shop.place();
      rig.expire(last());
      const { location } = await shop.payAgain(placed);
      expect(location).not.toBe(placed.url);
      rig.pay(last());
      await shop.comeBack(rig.returnPath(last()));
      expect(await shop.payments(placed)).toEqual(['expired', 'paid']);
    });

    it('redirects to the order when it is already paid', async () => {
      const placed = await shop.place();
      rig.pay(last());
      const { location } = await shop.payAgain(placed);
      expect(location).toBe(`${SHOP_URL}/MyOrders-detail?id=${placed.order?._id ?? ''}`);
      expect(await shop.status(placed)).toBe('paid');
    });

    it('has the same payment page while the provider is unavailable', async () => {
      const placed = await shop.place();
      rig.api.break('', 'down', 'down');
      expect((await shop.payAgain(placed)).location).toBe(placed.url);
    });

    it('is checked for two days and then expires', async () => {
      const placed = await shop.place();
      for (let hour = 0; hour < 60; hour += 1) {
        shop.server.clock.advance(HOUR);
        await shop.work();
      }
      const requestCount = rig.api.requests.length;
      shop.server.clock.advance(7 * DAY);
      await shop.work();
      expect(rig.api.requests).toHaveLength(requestCount);
      expect(await shop.payments(placed)).toEqual(['expired']);
    });
  });

  describe('a surplus payment', () => {
    it('is refunded when a paid order is cancelled', async () => {
      const placed = await shop.place();
      rig.pay(last());
      await shop.comeBack(rig.returnPath(last()));
      await shop.cancel(placed);
      await shop.work();
      expect(await shop.status(placed)).toBe('refunded');
      expect(rig.refunds()).toBe(1);
    });

    it('is refunded when it arrives after the cancellation', async () => {
      const placed = await shop.place();
      rig.pay(last());
      await rig.provider.capture(last());
      await shop.cancel(placed);
      expect(await shop.status(placed)).toBe('cancelled');
      await webhook(last());
      await shop.work();
      expect(await shop.status(placed)).toBe('refunded');
      expect(rig.refunds()).toBe(1);
    });

    it('is refunded once despite failures', async () => {
      const placed = await shop.place();
      rig.pay(last());
      await shop.comeBack(rig.returnPath(last()));
      rig.api.break(rig.refundPath, 'down', 500, 'html', 'slow', 'lost');
      await shop.cancel(placed);
      await shop.work();
      expect(await shop.status(placed)).toBe('refundDue');
      for (let hour = 0; hour < 48; hour += 1) {
        shop.server.clock.advance(HOUR);
        await shop.work();
      }
      expect(await shop.status(placed)).toBe('refunded');
      expect(rig.refunds()).toBe(1);
    });

    it('is refunded once when two servers share the database', async () => {
      const placed = await shop.place();
      rig.pay(last());
      await shop.comeBack(rig.returnPath(last()));
      const { order } = placed;
      await shop.server.db
        .updateTable('payments')
        .set({ state: 'refund_due', next_attempt_at: '' })
        .where('order_id', '=', order?._id ?? '')
        .execute();
      const release = rig.api.hold();
      const other = await openPaymentShop(rig, {
        database: { ...shop.server.database, close: () => Promise.resolve() },
      });
      const both = Promise.all([shop.work(), other.work()]);
      release();
      await both;
      const refunds = rig.api.requests.filter(({ path }) => path.includes(rig.refundPath));
      expect(refunds.filter(({ method }) => method === 'POST')).toHaveLength(1);
      await other.server.close();
    });

    it('is refunded when it is the second payment of an order', async () => {
      const placed = await shop.place();
      shop.server.clock.advance(21 * HOUR);
      await shop.payAgain(placed);
      const [first = '', second = ''] = rig.references();
      // Both are complete before the first event, which wakes the queue: it gives up a payment that is not.
      for (const reference of [second, first]) {
        rig.pay(reference);
        await rig.provider.capture(reference);
      }
      await webhook(second);
      await webhook(first);
      await shop.work();
      expect(await shop.payments(placed)).toEqual(['paid', 'refunded']);
      expect(await shop.status(placed)).toBe('paid');
      expect(rig.refunds()).toBe(1);
    });

    it('is recorded as refunded after a refund in the provider’s console', async () => {
      const placed = await shop.place();
      rig.pay(last());
      await shop.comeBack(rig.returnPath(last()));
      expect(await shop.webhook(rig.name, rig.consoleRefund(last()))).toBe(200);
      expect(await shop.status(placed)).toBe('refunded');
      await shop.cancel(placed);
      await shop.work();
      expect(rig.refunds()).toBe(1);
    });
  });

  describe('a failing provider', () => {
    const faults = ['down', 'lost', 'slow', 'html', 500, 503, 429, 409, 400] as const;
    it.each(faults)(
      'keeps the order (%s), which is paid later, on one page only',
      async (fault) => {
        const tries = fault === 'down' || fault === 'lost' ? rig.connectionTries : 1;
        rig.api.break(rig.startPath, ...Array.from({ length: tries }, () => fault));
        const placed = await shop.place({ 'Idempotency-Key': 'k' });
        expect(placed.url).toBeUndefined();
        expect(placed.message).toContain('You can pay for it in My Orders.');
        const { status, location } = await shop.payAgain(placed);
        expect(status).toBe(303);
        expect(location).toMatch(/^https:/);
        // The customer never saw a page whose response was lost.
        const isLost = fault === 'lost' || fault === 'slow';
        expect(rig.references()).toHaveLength(isLost && !rig.isStartIdempotent ? 2 : 1);
        rig.pay(last());
        await shop.comeBack(rig.returnPath(last()));
        expect(await shop.status(placed)).toBe('paid');
      },
    );

    it('does not block other requests, because it is called outside of any transaction', async () => {
      const release = rig.api.hold();
      const waiting = shop.place();
      await until(() => rig.api.requests.length > 0);
      const response = await rawCall(shop.server, 'POST /user/add-to-cart', {
        token: shop.token,
        body: { productId: 'product-2', sizeId: 'product-2-1' },
      });
      expect(response.status).toBe(200);
      release();
      expect((await waiting).url).toMatch(/^https:/);
    });

    it('receives 503 for events that could not be verified', async () => {
      const placed = await shop.place();
      rig.pay(last());
      const event = rig.paidEvent(last(), 'same');
      if (rig.name === 'paypal') {
        for (const fault of ['down', 'html', 'slow', 500] as const) {
          rig.api.break('/v1/notifications', fault);
          expect(await shop.webhook(rig.name, event)).toBe(503);
          rig.api.break('/v2/checkout', fault);
          expect(await shop.webhook(rig.name, event)).toBe(503);
        }
      }
      if (rig.name === 'tabby') {
        for (const fault of ['down', 'html', 'slow', 500] as const) {
          rig.api.break('/api/v2/payments', fault);
          expect(await shop.webhook(rig.name, event)).toBe(503);
        }
      }
      expect(await shop.webhook(rig.name, event)).toBe(200);
      expect(await shop.status(placed)).toBe('paid');
    });
  });
});
