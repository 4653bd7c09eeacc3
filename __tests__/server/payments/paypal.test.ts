import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { PlacedOrder } from '../../../src/contract/orders.ts';
import type { FakePaypal } from '../../support/providers/fakePaypal.ts';
import { openPaymentShop, SHOP_URL } from '../../support/providers/paymentShop.ts';
import type { PaymentShop } from '../../support/providers/paymentShop.ts';
import { createPaypalRig } from '../../support/providers/rigs.ts';

let api: FakePaypal;
let shop: PaymentShop;
let placed: PlacedOrder;

beforeEach(async () => {
  const rig = await createPaypalRig();
  api = rig.api;
  shop = await openPaymentShop(rig);
  placed = await shop.place();
});
afterEach(async () => {
  await shop.server.close();
  await api.close();
});

const comeBack = () => shop.comeBack('/api/payments/paypal/return?token=PP1');
const callsTo = (part: string) => api.requests.filter(({ path }) => path.includes(part));

describe('PayPal', () => {
  it('is asked for the amount in US dollars at the peg, with our id as its request id', () => {
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

  it('takes the money once, however often its customer and its news come', async () => {
    api.approve('PP1');
    const approved = api.event('CHECKOUT.ORDER.APPROVED', 'PP1');
    await Promise.all([comeBack(), comeBack(), shop.webhook('paypal', approved)]);
    expect(await shop.status(placed)).toBe('paid');
    expect(api.orders.get('PP1')?.captures).toHaveLength(1);
  });

  it('takes no money for an order that was cancelled', async () => {
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

  it('is believed only when it says so itself, about the body as it came', async () => {
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

  it('is not even asked about news without its signature or with a stranger’s certificate', async () => {
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

  it('is asked for one access token for many calls', async () => {
    for (let count = 0; count < 3; count += 1) {
      await shop.webhook('paypal', api.event('PAYMENT.CAPTURE.PENDING', 'PP1'));
    }
    expect(callsTo('/v1/oauth2/token').length).toBeLessThanOrEqual(2);
  });
});
