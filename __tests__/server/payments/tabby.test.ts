import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { HOUR, MINUTE } from '../../../server/clock.ts';
import { sandboxProvider } from '../../../server/payments/sandbox.ts';
import { tabbyProvider } from '../../../server/payments/tabby.ts';
import type { PlacedOrder } from '../../../src/contract/orders.ts';
import { TABBY_KEY } from '../../support/providers/fakeTabby.ts';
import type { FakeTabby } from '../../support/providers/fakeTabby.ts';
import { openPaymentShop, SHOP_URL } from '../../support/providers/paymentShop.ts';
import type { PaymentShop } from '../../support/providers/paymentShop.ts';
import { createTabbyRig } from '../../support/providers/rigs.ts';
import type { ProviderRig } from '../../support/providers/rigs.ts';
import { fail, goodBilling, succeed } from '../../support/serverClient.ts';
import { smallLine } from '../../support/tinyCatalogue.ts';

/** The small line with its shipping. */
const TOTAL = '150.01';
let rig: ProviderRig<FakeTabby>;
let api: FakeTabby;
let shop: PaymentShop;

async function openShop(limits?: { minMinor: number; maxMinor: number }): Promise<void> {
  rig = await createTabbyRig(limits);
  api = rig.api;
  shop = await openPaymentShop(rig, {
    providers: { stripe: sandboxProvider(''), tabby: rig.provider },
  });
}
const closeShop = async () => {
  await shop.server.close();
  await api.close();
};
beforeEach(() => openShop());
afterEach(closeShop);

const orderOf = (changes: object = {}) => ({
  token: shop.token,
  query: { paymentType: 'tabby' as const },
  body: { ...goodBilling, paymentType: 'tabby' as const, ...changes },
});
const fillCart = () =>
  succeed(shop.server, 'POST /user/add-to-cart', { token: shop.token, body: smallLine });
async function place(changes: object = {}, headers?: Record<string, string>): Promise<PlacedOrder> {
  await fillCart();
  const order = { ...orderOf(changes), ...(headers && { headers }) };
  return succeed(shop.server, 'POST /user/place-order', order);
}
const last = () => [...api.payments.values()].at(-1);
const idOfLast = () => last()?.id ?? '';
const comeBack = () => shop.comeBack(rig.returnPath(idOfLast()));
const open = (url: string) => shop.server.fetch(url.replace(SHOP_URL, ''), { redirect: 'manual' });
const requestsTo = (part: string) => api.requests.filter(({ path }) => path.includes(part));

describe('a session of Tabby', () => {
  it('names the order, the buyer and earlier orders, in the language of the order', async () => {
    const first = await place();
    api.move(idOfLast(), 'AUTHORIZED');
    await comeBack();
    const second = await place({ city: '' }, { 'accept-language': 'ar' });
    expect(second.url).toMatch(/^https:\/\/checkout\.tabby\.ai\//);
    const [earlier, session] = api.sessions;
    const returnUrl = `${SHOP_URL}/api/payments/tabby/return`;
    expect(earlier?.payment.order_history).toEqual([]);
    expect(session).toMatchObject({
      lang: 'ar',
      merchant_code: 'sadeel_ae',
      merchant_urls: { success: returnUrl, cancel: returnUrl, failure: returnUrl },
      payment: {
        amount: TOTAL,
        currency: 'AED',
        buyer: { name: 'Aisha Rahman', email: 'aisha@example.com', phone: '+971501234567' },
        shipping_address: {
          city: 'United Arab Emirates',
          address: 'Villa 3, Street 12',
          zip: '00000',
        },
        order: { reference_id: second.order?.orderId },
        order_history: [{ amount: TOTAL, status: 'new' }],
      },
    });
    expect(first.order?.orderId).not.toBe(second.order?.orderId);
  });

  it('is not created for a number that is no mobile number of the Emirates', async () => {
    const placed = await place({ dialCode: '+44', phone: '7700900123' });
    expect(await shop.status(placed)).toBe('declined');
    expect(api.requests).toEqual([]);
  });
});

describe('an approved payment', () => {
  it('is captured in full when the customer returns, once even if the response is lost', async () => {
    const placed = await place();
    api.move(idOfLast(), 'AUTHORIZED');
    api.break('/captures', 'lost');
    await comeBack();
    await comeBack();
    expect(await shop.status(placed)).toBe('paid');
    expect(last()).toMatchObject({ status: 'CLOSED', captures: [{ amount: TOTAL }] });
  });

  it('is given up when its order was cancelled meanwhile, instead of being captured', async () => {
    const placed = await place();
    await shop.cancel(placed);
    api.move(idOfLast(), 'AUTHORIZED');
    expect(await shop.webhook('tabby', api.event(idOfLast()))).toBe(200);
    await shop.work();
    expect(last()).toMatchObject({ status: 'CLOSED', captures: [] });
    expect(await shop.payments(placed)).toEqual(['expired']);
    expect(api.refunds()).toEqual([]);
  });

  it('is given up by the payment queue when its webhook is lost', async () => {
    const placed = await place();
    await shop.cancel(placed);
    await shop.work();
    // The page of a cancelled order stays open until it runs out.
    expect(await shop.payments(placed)).toEqual(['expire_due']);
    api.move(idOfLast(), 'AUTHORIZED');
    shop.server.clock.advance(HOUR);
    await shop.work();
    expect(last()).toMatchObject({ status: 'CLOSED', captures: [] });
    expect(await shop.payments(placed)).toEqual(['expired']);
  });

  it('is refunded up to what was captured, after a refund of a part in Tabby’s dashboard', async () => {
    const placed = await place();
    api.move(idOfLast(), 'AUTHORIZED');
    await comeBack();
    last()?.refunds.push({ id: 'part', amount: '50.01', reference_id: 'dashboard' });
    await shop.webhook('tabby', api.event(idOfLast()));
    expect(await shop.status(placed)).toBe('paid');
    await shop.cancel(placed);
    await shop.work();
    expect(api.refunds().map(({ amount }) => amount)).toEqual(['50.01', '100.00']);
    expect(await shop.status(placed)).toBe('refunded');
  });
});

describe('a page of Tabby', () => {
  it('is replaced after a quarter of an hour, before it runs out', async () => {
    const placed = await place();
    shop.server.clock.advance(14 * MINUTE);
    expect((await shop.payAgain(placed)).location).toBe(placed.url);
    shop.server.clock.advance(2 * MINUTE);
    expect((await shop.payAgain(placed)).location).not.toBe(placed.url);
    api.move([...api.payments.keys()][0] ?? '', 'EXPIRED');
    await shop.work();
    expect(await shop.payments(placed)).toEqual(['expired', 'open']);
  });

  it('is not replaced when the customer has paid on it', async () => {
    const placed = await place();
    api.move(idOfLast(), 'AUTHORIZED');
    shop.server.clock.advance(16 * MINUTE);
    const { location } = await shop.payAgain(placed);
    expect(location).toBe(`${SHOP_URL}/MyOrders-detail?id=${placed.order?._id ?? ''}`);
    expect(await shop.payments(placed)).toEqual(['paid']);
  });

  it('leads back to an order that is declined or unpaid after a rejection or a cancellation', async () => {
    for (const [status, expected] of [
      ['REJECTED', 'declined'],
      ['EXPIRED', 'pending'],
    ] as const) {
      const placed = await place();
      api.move(idOfLast(), status);
      expect(await comeBack()).toContain(placed.order?._id);
      expect(await shop.status(placed)).toBe(expected);
    }
  });
});

describe('a customer whom Tabby rejects', () => {
  it.each([
    ['not_available', 'Sorry, Tabby is unable to approve this purchase.'],
    ['order_amount_too_high', 'This purchase is above your current spending limit with Tabby'],
    ['order_amount_too_low', 'The purchase amount is below the minimum amount'],
    [null, 'Sorry, Tabby is unable to approve this purchase.'],
  ])('learns why (%s), and pays the same order in another way', async (reason, text) => {
    api.reject(reason);
    const placed = await place();
    expect(placed.message).toBe('Your order is placed.');
    expect(await shop.status(placed)).toBe('declined');
    const page = await open(placed.url ?? '');
    expect(page.status).toBe(409);
    const html = await page.text();
    expect(html).toContain(text);
    expect(html).toContain('Your order is saved, and nothing was charged.');
    // Tabby is not asked again at once.
    expect(api.sessions).toHaveLength(1);
    const [, link = ''] = /href="([^"]+\?with=stripe)"/.exec(html) ?? [];
    const other = await open(link);
    expect(other.headers.get('location')).toMatch(/^\/sandbox-payment\//);
    expect((await shop.order(placed)).paymentType).toBe('stripe');
  });

  it('reads it in Arabic', async () => {
    api.reject('not_available');
    const placed = await place({}, { 'accept-language': 'ar' });
    const html = await (await open(placed.url ?? '')).text();
    expect(html).toContain('نأسف، تابي غير قادرة على الموافقة على هذه العملية.');
    expect(html).toContain('ادفع بالبطاقة');
  });

  it('can try again after ten minutes', async () => {
    api.reject('not_available');
    const placed = await place();
    shop.server.clock.advance(11 * MINUTE);
    expect((await shop.payAgain(placed)).location).toMatch(/^https:\/\/checkout\.tabby\.ai\//);
  });

  it('is offered another way when Tabby is down, but none that the shop does not have', async () => {
    api.break('/api/v2/checkout', 'down', 'down', 'down');
    const { paymentUrl = '' } = await shop.order(await place());
    const page = await open(paymentUrl);
    expect(page.status).toBe(503);
    expect(await page.text()).toContain('?with=stripe');
    expect(await (await open(`${paymentUrl}?with=paypal`)).text()).toContain('?with=stripe');
  });
});

describe('an event of Tabby', () => {
  it('needs the secret of the webhook and a payment', async () => {
    const placed = await place();
    api.move(idOfLast(), 'AUTHORIZED');
    const event = api.event(idOfLast());
    const forged = api.event(idOfLast(), { secret: 'guessed' });
    expect(await shop.webhook('tabby', forged)).toBe(400);
    expect(await shop.webhook('tabby', { ...event, headers: {} })).toBe(400);
    expect(await shop.webhook('tabby', { ...event, body: 'no JSON' })).toBe(400);
    expect(await shop.webhook('tabby', { ...event, body: '{"id":"../x"}' })).toBe(400);
    expect(await shop.status(placed)).toBe('pending');
    expect(await shop.webhook('tabby', event)).toBe(200);
    expect(await shop.status(placed)).toBe('paid');
    const { readEvent } = tabbyProvider({
      secretKey: TABBY_KEY,
      merchantCode: 'x',
      webhookSecret: undefined,
      limits: { minMinor: 0, maxMinor: Infinity },
    });
    const checks = {
      isRecorded: () => Promise.resolve(false),
      limit: <T>(call: () => T) => call(),
    };
    const unsigned = new Headers({ 'x-webhook-secret': '' });
    await expect(readEvent(event.body, unsigned, checks)).rejects.toThrow('Wrong secret.');
  });

  it('is no proof of what it says: the status is requested', async () => {
    const placed = await place();
    const { body, headers } = api.event(idOfLast());
    const closed = body.replace('"created"', '"closed"');
    expect(await shop.webhook('tabby', { body: closed, headers })).toBe(200);
    expect(await shop.status(placed)).toBe('pending');
  });

  it('causes no request when it was recorded before', async () => {
    await place();
    const event = api.event(idOfLast());
    await shop.webhook('tabby', event);
    const before = api.requests.length;
    expect(await shop.webhook('tabby', event)).toBe(200);
    expect(api.requests).toHaveLength(before);
  });
});

describe('instalments', () => {
  it('are offered for amounts within the limits, in the cart and with each product', async () => {
    await closeShop();
    await openShop({ minMinor: 200_00, maxMinor: 5000_00 });
    const { server, token } = shop;
    const product = async () =>
      (await succeed(server, 'GET /user/get-product-details', { query: { id: 'product-1' } }))
        .productDetail;
    expect((await product()).instalments).toEqual({ from: 200, upTo: 5000 });
    await fillCart();
    const typesNow = async () =>
      (await succeed(server, 'GET /user/get-cart', { token })).paymentTypes;
    expect(await typesNow()).toEqual(['stripe']);
    expect((await fail(server, 'POST /user/place-order', orderOf())).message).toBe(
      'Tabby does not take orders of this amount. Please choose Stripe; your cart is kept.',
    );
    await fillCart();
    expect(await typesNow()).toEqual(['stripe', 'tabby']);
    expect(requestsTo('/checkout')).toEqual([]);
  });

  it('are not part of a shop without Tabby', async () => {
    const plain = await openPaymentShop(rig);
    const { server, token } = plain;
    const { productDetail } = await succeed(server, 'GET /user/get-product-details', {
      query: { id: 'product-1' },
    });
    expect(productDetail).not.toHaveProperty('instalments');
    await succeed(server, 'POST /user/add-to-cart', { token, body: smallLine });
    const refusal = await fail(server, 'POST /user/place-order', { ...orderOf(), token });
    expect(refusal.message).toMatch(/^We cannot take payments by Tabby at the moment/);
    await server.close();
  });
});
