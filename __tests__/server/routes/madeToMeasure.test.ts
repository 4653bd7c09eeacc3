import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { WindowPriceRequest } from '../../../src/contract/madeToMeasure.ts';
import { priceTable } from '../../../server/seed/content/priceTable.ts';
import { fail, rawCall, succeed } from '../../support/serverClient.ts';
import { createTestServer } from '../../support/testServer.ts';
import type { TestServer } from '../../support/testServer.ts';

let server: TestServer;
beforeEach(async () => {
  server = await createTestServer({ now: '2026-11-26T10:00:00Z' });
});
afterEach(() => server.close());

const curtain: WindowPriceRequest = {
  productId: 'almas-ivory-linen',
  window: { mount: 'ceiling', widths: [null, null, null], drops: [265, null, null], track: 290 },
  options: { heading: 'wave', lining: 'lining', draw: 'pair' },
};
const blind: WindowPriceRequest = {
  productId: 'ufuq-screen-roller',
  window: { mount: 'inside', widths: [120.5, 121, 120.8], drops: [200, null, null] },
  options: { control: 'chain' },
};
const price = (body: unknown, headers: Record<string, string> = {}) =>
  succeed(server, 'POST /user/price-window', { body, headers });

describe('get-price-table', () => {
  it('responds with the current table, or with a version', async () => {
    expect(await succeed(server, 'GET /user/get-price-table')).toEqual({ priceTable });
    const version = { query: { version: 1 } };
    expect(await succeed(server, 'GET /user/get-price-table', version)).toEqual({ priceTable });
  });

  it('is cached for ever by its version, which never changes, and not without one', async () => {
    const path = '/api/user/get-price-table';
    const versioned = await server.fetch(`${path}?version=1`);
    expect(versioned.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    const etag = versioned.headers.get('etag') ?? '';
    expect(etag).toMatch(/^W\/".+"$/);
    const again = await server.fetch(`${path}?version=1`, { headers: { 'If-None-Match': etag } });
    expect(again.status).toBe(304);
    expect(again.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');

    const current = await server.fetch(path);
    expect(current.headers.get('cache-control')).toBe('public, max-age=30');
    expect(current.headers.get('etag')).toBe(etag);
    const missing = await server.fetch(`${path}?version=2`);
    expect(missing.headers.get('cache-control')).toBe('no-store');
  });

  it('has no version that was never imported', async () => {
    const refused = await fail(server, 'GET /user/get-price-table', { query: { version: 2 } });
    expect(refused).toMatchObject({ status: 404, message: 'This price table does not exist.' });
  });
});

describe('get-product-details', () => {
  it('names what is made to measure, with the version of the prices', async () => {
    const query = { id: 'ufuq-screen-roller' };
    const { productDetail } = await succeed(server, 'GET /user/get-product-details', { query });
    expect(productDetail).toMatchObject({
      madeToMeasure: { kind: 'blind', system: 'roller', maxArea: 780 },
      priceTableVersion: 1,
    });
    const other = { query: { id: 'ghaf-olive-velvet' } };
    const plain = await succeed(server, 'GET /user/get-product-details', other);
    expect(plain.productDetail).not.toHaveProperty('madeToMeasure');
    expect(plain.productDetail).not.toHaveProperty('priceTableVersion');
  });
});

describe('price-window', () => {
  it('prices a lined wave curtain to the fil (C2)', async () => {
    expect(await price(curtain)).toEqual({
      price: 4498,
      currency: 'AED',
      vat: 214.19,
      priceTableVersion: 1,
      validUntil: '2026-12-26T19:59:59.000Z',
      label: '290 x 265 cm, wave, lined, pair',
      breakdown: [
        { code: 'cloth', amount: 2775, quantity: 15, unit: 'metre' },
        { code: 'lining', amount: 560, quantity: 14, unit: 'metre' },
        { code: 'making', amount: 700, quantity: 5, unit: 'width' },
        { code: 'seams', amount: 60, quantity: 4, unit: 'piece' },
        { code: 'track', amount: 246.5, quantity: 2.9, unit: 'metre' },
        { code: 'brackets', amount: 36, quantity: 6, unit: 'piece' },
        { code: 'fitting', amount: 120, quantity: 1, unit: 'piece' },
        { code: 'rounding', amount: 0.5, quantity: 1, unit: 'piece' },
      ],
      layout: { kind: 'widths', clothWidth: 140, widths: 5, seams: 4 },
      guarantee: {
        message: 'For the fit guarantee (it fits, or we make it again free):',
        missing: ['Measure three drops: left, middle and right.'],
      },
      warnings: [],
    });
  });

  it('prices a roller blind to the fil (B1)', async () => {
    const result = await price(blind);
    expect(result).toMatchObject({ price: 440, vat: 20.95, label: '119.5 x 200 cm, chain' });
    expect(result).not.toHaveProperty('layout');
  });

  it('speaks Arabic', async () => {
    const { label } = await price(curtain, { 'accept-language': 'ar' });
    expect(label).toBe('290 × 265 سم، ويفي، مبطّنة، جزآن');
  });

  it.each([
    [
      { ...blind, window: { ...blind.window, widths: [300.5] } },
      'en',
      {
        code: 'area',
        message:
          'One blind of this size is too large. Choose two blinds, or less drop. 2 of 148.7 cm each work.',
        change: { parts: 2 },
      },
    ],
    [
      { ...blind, options: { control: 'chain', child: true } },
      'ar',
      {
        code: 'child',
        message: 'في بيت فيه طفل صغير لا نركّب سلسلة. اختر من دون سلسلة أو محركًا.',
        change: { control: 'cordless' },
      },
    ],
    [
      { ...curtain, options: { ...curtain.options, heading: 'eyelet' } },
      'en',
      { code: 'heading', change: { heading: 'wave' } },
    ],
    [
      { ...curtain, window: { ...curtain.window, drops: [null] } },
      'en',
      { code: 'unmeasured', message: 'Enter a width and a drop to see the price.' },
    ],
  ] as const)('has no price but a reason for %j', async (body, language, refusal) => {
    const tall =
      refusal.code === 'area' ? { ...body, window: { ...body.window, drops: [280] } } : body;
    expect(await price(tall, { 'accept-language': language })).toMatchObject({
      price: null,
      currency: 'AED',
      refusals: [refusal],
    });
  });

  it.each([
    [{ ...curtain, productId: 'unknown' }, 404, 'This product does not exist.'],
    [{ ...curtain, productId: 'ghaf-olive-velvet' }, 409, 'This product is not made to measure.'],
    [{ ...blind, options: {} }, 400, /^options are missing/],
    [{ ...curtain, options: { lining: 'none', draw: 'pair' } }, 400, /^options are missing/],
    [{ ...blind, options: { control: 'rope' } }, 400, 'The window or its options are not valid.'],
    [{ ...blind, options: { control: 'chain', parts: 99 } }, 400, /not valid/],
    [{ ...blind, window: { ...blind.window, widths: ['121'] } }, 400, /not valid/],
    [{ ...blind, window: { ...blind.window, widths: [1, 2, 3, 4] } }, 400, /not valid/],
    [{ window: blind.window, options: blind.options }, 400, 'productId is required.'],
  ])('refuses %j with %i', async (body, status, message) => {
    const refused = await fail(server, 'POST /user/price-window', { body });
    expect(refused.status).toBe(status);
    expect(refused.message).toMatch(message);
  });

  it('refuses a body above 16 KiB', async () => {
    const body = { ...blind, note: 'x'.repeat(17_000) };
    expect((await rawCall(server, 'POST /user/price-window', { body })).status).toBe(413);
  });

  it('is limited per network, so that nobody asks without end', async () => {
    const statuses: number[] = [];
    for (let count = 0; count < 1201; count += 1)
      statuses.push((await rawCall(server, 'POST /user/price-window', { body: blind })).status);
    expect(statuses.indexOf(429)).toBe(1200);
    const { message, headers } = await fail(server, 'POST /user/price-window', { body: blind });
    expect(message).toBe('Many prices were asked for in a short time.');
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
  });
});
