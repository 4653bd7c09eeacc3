import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { WindowPriceRequest } from '../../../src/contract/madeToMeasure.ts';
import { CURTAIN } from '../../support/buyWindows.ts';
import { goodBilling, rawCall, succeed } from '../../support/serverClient.ts';
import { createTestServer } from '../../support/testServer.ts';
import type { TestServer } from '../../support/testServer.ts';

/** The worked example B1: AED 440 with fitting. */
const BLIND: WindowPriceRequest = {
  productId: 'ufuq-screen-roller',
  window: { mount: 'inside', widths: [120.5], drops: [200], depth: 10 },
  options: { control: 'cordless' },
  name: 'Bath 1',
  keep: true,
};
const CLOTH = { productId: 'noor-white-voile', sizeId: 'noor-white-voile-1' };
const ABROAD = { city: 'Muscat', country: 'Oman' };
const AL_AIN = { city: 'Al Ain', country: 'United Arab Emirates' };
const DUBAI = { city: 'Dubai', country: 'United Arab Emirates' };

let server: TestServer;
let token: string;
beforeEach(async () => {
  server = await createTestServer({ now: '2026-11-26T10:00:00Z' });
  token = await server.signIn('aisha@example.com');
});
afterEach(() => server.close());

async function addMade(body: WindowPriceRequest): Promise<number> {
  const { sizeId = '', price } = await succeed(server, 'POST /user/price-window', { body, token });
  await succeed(server, 'POST /user/add-to-cart', {
    token,
    body: { productId: body.productId, sizeId },
  });
  return price ?? 0;
}
const addCloth = () => succeed(server, 'POST /user/add-to-cart', { token, body: CLOTH });
const cart = (query: Record<string, string> = {}) =>
  succeed(server, 'GET /user/get-cart', { token, query });
const order = (place: Partial<typeof goodBilling> | typeof ABROAD, revision?: string) =>
  rawCall(server, 'POST /user/place-order', {
    token,
    query: { paymentType: 'stripe' },
    body: { ...goodBilling, ...place, ...(revision !== undefined && { revision }) },
  });
async function details() {
  const { orders } = await succeed(server, 'GET /user/get-orders', { token, query: {} });
  const query = { _id: orders[0]?._id ?? '' };
  return (await succeed(server, 'GET /user/get-single-order-history', { token, query })).order;
}
const sumOf = (lines: readonly { amount: number }[] = []) =>
  lines.reduce((sum, { amount }) => sum + amount, 0);

describe('shipping of finished windows (product 16.18)', () => {
  it('is part of their price where the shop fits', async () => {
    const price = await addMade(BLIND);
    expect(price).toBeLessThan(1000);
    expect(await cart()).toMatchObject({
      shippingCharge: 0,
      total: price,
      madeDelivery: {
        fitting: 'Included for finished windows in Dubai, Sharjah, Ajman and Abu Dhabi.',
      },
    });
    expect((await cart(DUBAI)).revision).toBe((await cart()).revision);
  });

  it('is that of the other lines in a mixed cart', async () => {
    const price = await addMade(BLIND);
    await addCloth();
    expect(await cart()).toMatchObject({ shippingCharge: 50, total: price + 95 + 50 });
  });

  it('is free from AED 1,000, whatever is in the cart', async () => {
    const price = await addMade(CURTAIN);
    await addCloth();
    expect(await cart()).toMatchObject({ shippingCharge: 0, total: price + 95 });
  });

  it('says nothing about a cart without finished windows', async () => {
    await addCloth();
    const answer = await cart(ABROAD);
    expect(answer).not.toHaveProperty('madeDelivery');
    expect(answer).toMatchObject({ shippingCharge: 50, total: 145 });
  });
});

describe('an address outside the area', () => {
  it('has the windows without fitting, with shipping, and says why', async () => {
    const price = await addMade(BLIND);
    const outside = await cart(AL_AIN);
    // Fitting of a blind is AED 60 in the seed.
    expect(outside).toMatchObject({
      cart: [{ price: price - 60, size: expect.stringContaining('without fitting') }],
      subTotal: price - 60,
      shippingCharge: 50,
      total: price - 10,
      madeDelivery: {
        fitting: 'Not included: we do not fit at this address.',
        reason:
          'We do not fit at this address: your finished windows are shipped without fitting. We fit in Dubai, Sharjah, Ajman and Abu Dhabi; if you live there, add that name to the town.',
      },
    });
    expect(outside.revision).not.toBe((await cart()).revision);
    expect((await cart({ ...ABROAD, lang: 'ar' })).madeDelivery?.reason).toContain('أبوظبي');
  });

  it.each([
    [{ city: 'Dubai Marina', country: 'United Arab Emirates' }, true],
    [{ city: 'دبي', country: 'الإمارات العربية المتحدة' }, true],
    [{ city: 'ابوظبي', country: 'UAE' }, true],
    [{ city: 'abudhabi', country: '' }, true],
    [{ city: 'Dubai', country: 'Oman' }, false],
    [{ city: '', country: 'United Arab Emirates' }, false],
  ])('is decided by town and country: %j', async (place, isFitted) => {
    await addMade(BLIND);
    expect((await cart(place)).madeDelivery?.reason === undefined).toBe(isFitted);
  });

  it('asks for the town when there is none', async () => {
    await addMade(BLIND);
    expect((await cart({ city: '', country: '' })).madeDelivery?.reason).toContain('town');
  });

  it('is refused once with the price that the customer has not seen, and nothing is lost', async () => {
    const price = await addMade(BLIND);
    const refused = await order(AL_AIN, (await cart()).revision);
    expect(refused.status).toBe(409);
    expect((refused.body as { message: string }).message).toContain(
      'We do not fit at this address',
    );
    const outside = await cart(AL_AIN);
    expect(outside.cart).toHaveLength(1);
    expect((await order(AL_AIN, outside.revision)).status).toBe(200);
    expect(await details()).toMatchObject({
      subTotal: price - 60,
      shippingCharge: 50,
      price: price - 10,
    });
  });

  it('refuses a total without fitting for an address in the area', async () => {
    await addMade(BLIND);
    const { revision } = await cart(AL_AIN);
    expect((await order(DUBAI, revision)).status).toBe(409);
    expect((await order(DUBAI, (await cart(DUBAI)).revision)).status).toBe(200);
  });

  it('is ordered without fitting by a client that sends no revision', async () => {
    const price = await addMade(BLIND);
    expect((await order(ABROAD)).status).toBe(200);
    expect((await details()).price).toBe(price - 10);
  });
});

describe('an ordered window', () => {
  it('keeps that it was bought without fitting, in order, invoice and mail', async () => {
    await addMade(BLIND);
    await order(ABROAD);
    const { items, price } = await details();
    const [item] = items;
    expect(item?.size).toContain('without fitting');
    expect(item?.configuration?.withoutFitting).toBe(true);
    const breakdown = item?.configuration?.breakdown ?? [];
    expect(breakdown.map(({ code }) => code)).not.toContain('fitting');
    expect(sumOf(breakdown)).toBe(item?.price);
    const mail = (await server.outbox.mails()).at(-1)?.text ?? '';
    expect(mail).toContain('without fitting');
    expect(mail).toContain(`AED ${price}`);
  });

  it('keeps its fitting in the area', async () => {
    await addMade(CURTAIN);
    await order(DUBAI);
    const [item] = (await details()).items;
    expect(item?.size).not.toContain('fitting');
    expect(item?.configuration?.breakdown.map(({ code }) => code)).toContain('fitting');
    expect(sumOf(item?.configuration?.breakdown)).toBe(item?.price);
  });
});
