import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { EVENT_VERIFICATIONS } from '../../../server/limits/clients.ts';
import type { PlacedOrder } from '../../../src/contract/orders.ts';
import type { FakePaypal } from '../../support/providers/fakePaypal.ts';
import type { SignedBody } from '../../support/providers/fakeStripe.ts';
import { openPaymentShop, SHOP_URL } from '../../support/providers/paymentShop.ts';
import type { PaymentShop } from '../../support/providers/paymentShop.ts';
import { createPaypalRig } from '../../support/providers/rigs.ts';
import { until } from '../../support/until.ts';

let api: FakePaypal;
let shop: PaymentShop;
let placed: PlacedOrder;

beforeEach(async () => {
  const rig = await createPaypalRig();
  api = rig.api;
  shop = await openPaymentShop(rig, {
    config: { publicUrl: SHOP_URL, hasPublicUrl: true, trustProxy: 1 },
    providers: { stripe: rig.provider },
  });
  placed = await shop.place();
});
afterEach(async () => {
  await shop.server.close();
  await api.close();
});

const comeBack = () => shop.comeBack('/api/payments/paypal/return?token=PP1');
const callsTo = (part: string) => api.requests.filter(({ path }) => path.includes(part));

describe('PayPal', () => {
  it('receives the amount in US dollars at the peg, with the payment id as request id', () => {
    const [request] = callsTo('/v2/checkout/orders');
    expect(JSON.parse(request?.body ?? '')).toMatchObject({
      intent: 'CAPTURE',
      purchase_units: [
        {
          reference_id: request?.headers['paypal-request-id'],
          invoice_id: placed.order?.orderId,
          amount: { currency_code: 'USD', value: '40.85' },
        },
      ],
      payment_source: {
        paypal: {
          experience_context: {
            return_url: `${SHOP_URL}/api/payments/paypal/return`,
            payment_method_preference: 'IMMEDIATE_PAYMENT_REQUIRED',
          },
        },
      },
    });
    expect(placed.url).toBe('https://www.sandbox.paypal.com/checkoutnow?token=PP1');
  });

  it('captures once with repeated returns and events', async () => {
    api.approve('PP1');
    const approved = api.event('CHECKOUT.ORDER.APPROVED', 'PP1');
    await Promise.all([comeBack(), comeBack(), shop.webhook('paypal', approved)]);
    expect(await shop.status(placed)).toBe('paid');
    expect(api.orders.get('PP1')?.captures).toHaveLength(1);
  });

  it('captures nothing for a cancelled order', async () => {
    await shop.cancel(placed);
    api.approve('PP1');
    await comeBack();
    await shop.webhook('paypal', api.event('CHECKOUT.ORDER.APPROVED', 'PP1'));
    expect(callsTo('/capture')).toHaveLength(0);
    expect(await shop.status(placed)).toBe('cancelled');
  });

  it('leaves a declined order payable on a new page', async () => {
    api.approve('PP1');
    api.decline();
    await comeBack();
    expect(await shop.status(placed)).toBe('declined');
    const { location } = await shop.payAgain(placed);
    expect(location).toBe('https://www.sandbox.paypal.com/checkoutnow?token=PP2');
    api.approve('PP2');
    await shop.comeBack('/api/payments/paypal/return?token=PP2');
    expect(await shop.payments(placed)).toEqual(['declined', 'paid']);
  });

  it('verifies events by their unmodified body', async () => {
    api.approve('PP1');
    const event = api.event('PAYMENT.CAPTURE.COMPLETED', 'PP1');
    const forged = api.event('PAYMENT.CAPTURE.COMPLETED', 'PP1', { secret: 'guessed' });
    expect(await shop.webhook('paypal', forged)).toBe(400);
    const changed = { ...event, body: event.body.replace('PP1', 'PP2') };
    expect(await shop.webhook('paypal', changed)).toBe(400);
    expect(await shop.webhook('paypal', { ...event, body: 'no JSON' })).toBe(400);
    expect(await shop.status(placed)).toBe('pending');
    expect(await shop.webhook('paypal', event)).toBe(200);
    expect(await shop.status(placed)).toBe('paid');
  });

  it('receives no verification request for events without a signature or with a foreign certificate', async () => {
    const { body, headers } = api.event('PAYMENT.CAPTURE.COMPLETED', 'PP1');
    const certificates = [
      'https://evil.example/cert',
      'http://api.paypal.com/cert',
      'https://paypal.com.evil.example/cert',
      'https://paypal.com@evil.example/cert',
      'not an address',
    ];
    const strangers = certificates.map((url) => ({ ...headers, 'paypal-cert-url': url }));
    for (const wrong of [{}, ...strangers]) {
      expect(await shop.webhook('paypal', { body, headers: wrong })).toBe(400);
    }
    expect(callsTo('/v1/notifications')).toHaveLength(0);
  });

  it('reuses its access token', async () => {
    for (let count = 0; count < 3; count += 1) {
      await shop.webhook('paypal', api.event('PAYMENT.CAPTURE.PENDING', 'PP1'));
    }
    expect(callsTo('/v1/oauth2/token').length).toBeLessThanOrEqual(2);
  });
});

describe('the verification of PayPal events', () => {
  const { rate, inFlight } = EVENT_VERIFICATIONS;
  const forged = () => api.event('PAYMENT.CAPTURE.COMPLETED', 'PP1', { secret: 'guessed' });
  const verifications = () => callsTo('/v1/notifications').length;
  const send = ({ body, headers }: SignedBody, address = '203.0.113.8') =>
    shop.server.fetch('/api/webhooks/paypal', {
      method: 'POST',
      body,
      headers: { ...headers, 'x-forwarded-for': address },
    });

  it('is limited per network, with Retry-After', async () => {
    const responses: Response[] = [];
    for (let count = 0; count < rate.perNetwork + 20; count += 1) {
      responses.push(await send(forged(), `203.0.113.${count % 200}`));
    }
    expect(verifications()).toBe(rate.perNetwork);
    expect(responses.map(({ status }) => status).slice(rate.perNetwork)).toEqual(
      Array.from({ length: 20 }, () => 503),
    );
    const seconds = Number(responses.at(-1)?.headers.get('retry-after'));
    expect(seconds).toBeGreaterThan(0);
    expect(seconds).toBeLessThanOrEqual(rate.windowMs / 1000);
  });

  it('is possible for other networks, and for all in the next window', async () => {
    for (let count = 0; count < rate.perNetwork; count += 1) await send(forged());
    expect((await send(forged())).status).toBe(503);
    api.approve('PP1');
    const valid = api.event('CHECKOUT.ORDER.APPROVED', 'PP1');
    expect((await send(valid, '66.211.170.66')).status).toBe(200);
    expect(await shop.status(placed)).toBe('paid');
    shop.server.clock.advance(rate.windowMs);
    expect((await send(forged())).status).toBe(400);
  });

  it('is limited in total', async () => {
    for (let count = 0; count < rate.total + 10; count += 1) {
      await send(forged(), `10.${count}.0.1`);
    }
    expect(verifications()).toBe(rate.total);
  });

  it('is limited in concurrency', async () => {
    const release = api.hold();
    const before = api.requests.length;
    const statuses: number[] = [];
    const all = Promise.all(
      Array.from({ length: 30 }, async () => statuses.push((await send(forged())).status)),
    );
    // Waits until each event is rejected or has reached PayPal.
    await until(() => statuses.length + api.requests.length - before >= 30);
    expect(statuses).toEqual(Array.from({ length: 30 - inFlight.perNetwork }, () => 503));
    release();
    await all;
    expect(verifications()).toBe(inFlight.perNetwork);
  });

  it('is skipped for a recorded event', async () => {
    api.approve('PP1');
    const event = api.event('CHECKOUT.ORDER.APPROVED', 'PP1');
    expect((await send(event)).status).toBe(200);
    const before = api.requests.length;
    for (let count = 0; count < rate.perNetwork * 2; count += 1) {
      expect((await send(event)).status).toBe(200);
    }
    expect(api.requests).toHaveLength(before);
  });
});
