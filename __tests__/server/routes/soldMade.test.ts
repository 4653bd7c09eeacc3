import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { catalogue } from '../../../server/seed/catalogue.ts';
import { succeed } from '../../support/serverClient.ts';
import { createTestServer } from '../../support/testServer.ts';
import type { TestServer } from '../../support/testServer.ts';

/** Sold finished for a window only; the linen is sold by the metre and ready-made, too. */
const ROLLER = 'ufuq-screen-roller';
const LINEN = 'almas-ivory-linen';

let server: TestServer;
beforeAll(async () => {
  const made = [ROLLER, LINEN, 'zilal-day-night-roller'];
  const products = catalogue.products.map(({ madeToMeasure, ...product }) => ({
    ...product,
    ...(made.includes(product.id) && { madeToMeasure }),
    ...(product.id === ROLLER && { sizes: [] }),
  }));
  server = await createTestServer({ catalogue: { ...catalogue, products } });
});
afterAll(() => server.close());

const list = (query: Record<string, string | number>) =>
  succeed(server, 'GET /user/get-products', { query: { limit: 100, ...query } });
const idsOf = async (query: Record<string, string | number>) =>
  (await list(query)).products.map(({ _id }) => _id);

describe('products that are made to measure (product 5.24)', () => {
  it('are found by that, and by the units of their sizes', async () => {
    const made = await idsOf({ soldAs: 'made' });
    expect(made.toSorted()).toEqual([LINEN, ROLLER, 'zilal-day-night-roller']);
    expect(await idsOf({ soldAs: 'metre' })).toContain(LINEN);
    expect(await idsOf({ soldAs: 'blind' })).not.toContain(ROLLER);
  });

  it('have the price of a usual window in lists, suggestions, details and related products', async () => {
    const { products } = await list({ search: 'ufuq' });
    expect(products).toMatchObject([{ _id: ROLLER, sizes: [], price: 405, madeFrom: 405 }]);
    const linen = (await list({ search: 'almas' })).products[0];
    expect(linen).toMatchObject({ price: 185, madeFrom: expect.any(Number) });
    const plain = (await list({ search: 'noor white voile' })).products[0];
    expect(plain).not.toHaveProperty('madeFrom');

    const suggested = await succeed(server, 'GET /user/get-suggestions', {
      query: { search: 'ufuq' },
    });
    expect(suggested.products).toMatchObject([{ _id: ROLLER, price: 405, soldAs: 'made' }]);

    const { productDetail } = await succeed(server, 'GET /user/get-product-details', {
      query: { id: 'zilal-day-night-roller' },
    });
    expect(productDetail.relatedProducts).toContainEqual(
      expect.objectContaining({ _id: ROLLER, madeFrom: 405 }),
    );
  });

  it('have a range of prices of their own, within which they are filtered', async () => {
    const { facets, priceRanges } = await list({ facets: 1 });
    const units = facets?.find(({ key }) => key === 'soldAs')?.values;
    expect(units).toContainEqual({ id: 'made', count: 3 });
    const range = priceRanges?.find(({ soldAs }) => soldAs === 'made');
    expect(range?.min).toBe(405);
    expect(await idsOf({ soldAs: 'made', maxPrice: 405 })).toEqual([ROLLER]);
    expect(await idsOf({ soldAs: 'made', minPrice: 406 })).not.toContain(ROLLER);
  });

  it('are ordered by the price of the window, and after the units when only finished ones are sold', async () => {
    expect(await idsOf({ soldAs: 'made', sort: 'price' })).toEqual([
      ROLLER,
      'zilal-day-night-roller',
      LINEN,
    ]);
    const all = await idsOf({ sort: 'price' });
    expect(all.at(-1)).toBe(ROLLER);
  });

  it('stay in the sitemap without sizes', async () => {
    const sitemap = await (await server.fetch('/sitemaps/1.xml')).text();
    expect(sitemap).toContain(`/product-detail?id=${ROLLER}`);
  });
});
