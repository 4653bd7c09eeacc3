import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { SECOND } from '../../../server/clock.ts';
import { fail, succeed } from '../../support/serverClient.ts';
import { createTestServer } from '../../support/testServer.ts';
import type { TestServer } from '../../support/testServer.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

describe('suggestions (product 13.19)', () => {
  it('name terms, categories and products in the language of the request', async () => {
    const query = { search: 'velv', lang: 'ar' };
    expect(await succeed(server, 'GET /user/get-suggestions', { query })).toMatchObject({
      terms: ['velvet'],
      isCorrected: false,
      categories: [{ categoryId: 'curtains', subCategoryId: 'velvet-curtains' }],
      products: [
        { _id: 'zabeel-emerald-velvet', name: 'مخمل زعبيل الزمردي', soldAs: 'metre', price: 265 },
        { _id: 'saffa-navy-velvet' },
        { _id: 'qasr-burgundy-velvet' },
        { _id: 'ghaf-olive-velvet' },
      ],
      currency: 'AED',
    });
  });

  it('are empty without a search, and refuse a long one', async () => {
    expect(await succeed(server, 'GET /user/get-suggestions')).toMatchObject({
      terms: [],
      categories: [],
      products: [],
    });
    const query = { search: 'x'.repeat(101) };
    expect((await fail(server, 'GET /user/get-suggestions', { query })).status).toBe(400);
  });

  it('show a changed price within a second', async () => {
    const query = { search: 'zabeel' };
    const priceOf = async () =>
      (await succeed(server, 'GET /user/get-suggestions', { query })).products[0]?.price;
    expect(await priceOf()).toBe(265);
    await server.services.db
      .updateTable('product_sizes')
      .set({ price_minor: 19_900 })
      .where('product_id', '=', 'zabeel-emerald-velvet')
      .execute();
    server.clock.advance(SECOND);
    expect(await priceOf()).toBe(199);
  });

  it('are cached once for all ways to write a search', async () => {
    const suggest = jest.spyOn(server.services.productSearch, 'suggest');
    for (const search of ['Satin', ' satin ', 'SATIN']) {
      const { terms } = await succeed(server, 'GET /user/get-suggestions', { query: { search } });
      expect(terms).toEqual(['satin']);
    }
    expect(suggest).toHaveBeenCalledTimes(1);
  });
});
