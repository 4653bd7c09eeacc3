import { afterEach, describe, expect, it } from '@jest/globals';
import { SECOND } from '../../../server/clock.ts';
import { createApp } from '../../../server/app.ts';
import { createResponseCache } from '../../../server/http/responseCache.ts';
import { CACHE_ENTRY_OVERHEAD_BYTES } from '../../../server/limits/caches.ts';
import { fail, succeed } from '../../support/serverClient.ts';
import { openTestDatabase } from '../../support/testDatabase.ts';
import { recordQueries } from '../../support/recordQueries.ts';
import { createTinyServer } from '../../support/testServer.ts';
import type { TestServer } from '../../support/testServer.ts';
import { until } from '../../support/until.ts';
import { smallLine } from '../../support/tinyCatalogue.ts';

let server: TestServer | undefined;
afterEach(async () => {
  await server?.close();
  server = undefined;
});

const responseOf = (text: string) => ({
  headers: {},
  etag: '',
  body: new TextEncoder().encode(text),
});
const limits = { maxEntries: 100, maxBytes: 1_000_000, maxAgeMs: 60_000 };

describe('the response cache', () => {
  it('returns a response for its catalogue version only', () => {
    const cache = createResponseCache(limits);
    expect(cache.get(1, '/a')).toBeUndefined();
    const first = responseOf('first');
    cache.set(1, '/a', first);
    expect(cache.get(1, '/a')).toBe(first);
    expect(cache.get(1, '/b')).toBeUndefined();
    expect(cache.get(2, '/a')).toBeUndefined();
  });

  it('does not store a response that was read before a catalogue change', () => {
    const cache = createResponseCache(limits);
    cache.get(1, '/a');
    cache.get(2, '/b');
    cache.set(1, '/a', responseOf('old'));
    expect(cache.get(2, '/a')).toBeUndefined();
  });

  it('evicts the least recently used responses when it is full', () => {
    const cache = createResponseCache({ ...limits, maxEntries: 2 });
    const has = (key: string): boolean => cache.get(1, key) !== undefined;
    has('/a');
    for (const key of ['/a', '/b']) cache.set(1, key, responseOf(''));
    expect(has('/a')).toBe(true);
    cache.set(1, '/c', responseOf(''));
    expect(['/a', '/b', '/c'].map(has)).toEqual([true, false, true]);
  });

  it.each([
    ['keys', (index: number) => ['k'.repeat(500) + String(index), responseOf('')] as const],
    [
      'headers',
      (index: number) =>
        [String(index), { ...responseOf(''), headers: { link: 'h'.repeat(500) } }] as const,
    ],
    ['bodies', (index: number) => [String(index), responseOf('b'.repeat(1000))] as const],
    ['the overhead of entries', (index: number) => [String(index), responseOf('')] as const],
  ])('limits the size of %s', (_name, entryOf) => {
    const isEmptyEntry = entryOf(0)[1].body.length === 0 && entryOf(0)[0].length < 10;
    const hasHeaders = Object.keys(entryOf(0)[1].headers).length > 0;
    const entryBytes = CACHE_ENTRY_OVERHEAD_BYTES + (isEmptyEntry && !hasHeaders ? 0 : 1000);
    const cache = createResponseCache({ ...limits, maxBytes: 10 * entryBytes });
    cache.get(1, '');
    for (let index = 0; index < 20; index += 1) {
      const [key, response] = entryOf(index);
      cache.set(1, key, response);
    }
    const remaining = Array.from({ length: 20 }, (_, index) => cache.get(1, entryOf(index)[0]));
    expect(remaining.filter((response) => response !== undefined).length).toBeLessThanOrEqual(10);
    expect(remaining.at(-1)).toBeDefined();
  });

  it('drops an expired response', async () => {
    const cache = createResponseCache({ ...limits, maxAgeMs: 1 });
    cache.get(1, '/a');
    cache.set(1, '/a', responseOf('old'));
    await until(() => cache.get(1, '/a') === undefined);
  });
});

describe('the API', () => {
  it('queries the database once a second for anonymous reads', async () => {
    const record = recordQueries(await openTestDatabase());
    const shop = await createTinyServer({ database: record.database });
    server = shop;
    const countQueries = async (): Promise<number> => {
      record.take();
      await succeed(shop, 'GET /user/get-products', { query: { page: 1 } });
      return record.take().length;
    };
    expect(await countQueries()).toBeGreaterThan(1);
    expect(await countQueries()).toBe(0);
    shop.clock.advance(SECOND);
    expect(await countQueries()).toBe(1);
  });

  describe('with a cached response', () => {
    const products = '/api/user/get-products';
    /** Opens a shop with a cached response. @returns a function that counts the lists that a request computes */
    const openCounted = async () => {
      const shop = await createTinyServer({
        config: { corsOrigins: ['https://other.example'] },
      });
      server = shop;
      const { productSearch } = shop.services;
      let lists = 0;
      const list: typeof productSearch.list = (query) => {
        lists += 1;
        return productSearch.list(query);
      };
      const app = createApp({ ...shop.services, productSearch: { ...productSearch, list } });
      const count = async (path: string, headers: Record<string, string> = {}) => {
        const before = lists;
        const response = await app.request(path, { headers });
        await response.text();
        return { lists: lists - before, caching: response.headers.get('cache-control') };
      };
      await count(products);
      return count;
    };

    it.each([
      `${products}?page=1`,
      `${products}?limit=10&page=1`,
      `${products}?page=1&utm_source=mail`,
      `${products}?page=1&search=`,
      `${products}?subCategoryId=`,
      `${products}?p%61ge=1`,
    ])('serves the equivalent query %s from the cache', async (path) => {
      const count = await openCounted();
      await count(`${products}?page=1&search=`);
      expect(await count(path)).toMatchObject({ lists: 0 });
    });

    it('computes the response to other parameters', async () => {
      const count = await openCounted();
      expect(await count(`${products}?page=2`)).toMatchObject({ lists: 1 });
      expect(await count(`${products}?page=1&limit=5`)).toMatchObject({ lists: 1 });
    });

    it('shares the response between all unconfigured origins', async () => {
      const count = await openCounted();
      expect(await count(products, { origin: 'https://first.example' })).toMatchObject({
        lists: 0,
      });
      expect(await count(products, { origin: 'https://other.example' })).toMatchObject({
        lists: 1,
      });
      expect(await count(products, { origin: 'https://other.example' })).toMatchObject({
        lists: 0,
      });
    });

    it('shares the response of lists with the same filters', async () => {
      const count = await openCounted();
      expect(await count(`${products}?sort=price`)).toMatchObject({ lists: 1 });
      const same = await count(`${products}?sort=price&colour=mauve&facets=no&limit=10`);
      expect(same).toMatchObject({ lists: 0 });
    });

    it.each([
      `${products}?search=nothing+has+this+name`,
      `${products}?search=nothing+has+this+name&facets=1`,
      `${products}?page=999`,
      `${products}?minPrice=1`,
      `${products}?maxPrice=1000`,
      `${products}?sort=rating`,
      `${products}?colour=blue,green&opacity=sheer`,
    ])('does not store a result that is empty or rare: %s', async (path) => {
      const count = await openCounted();
      const computed = { lists: 1, caching: 'private, max-age=30' };
      expect([await count(path), await count(path)]).toEqual([computed, computed]);
    });
  });

  it('sends the same headers and body from the cache, or 304 for its ETag', async () => {
    const shop = await createTinyServer({ config: { corsOrigins: ['https://other.example'] } });
    server = shop;
    const path = '/api/user/get-products?page=1';
    const get = (headers: Record<string, string> = {}) => shop.fetch(path, { headers });
    const headersOf = (response: Response) =>
      [...response.headers].filter(([name]) => name !== 'x-request-id');
    const [first, second] = [await get(), await get()];
    expect(headersOf(second)).toEqual(headersOf(first));
    expect(second.headers.get('x-request-id')).not.toBe(first.headers.get('x-request-id'));
    expect(await second.text()).toBe(await first.text());
    const etag = first.headers.get('etag') ?? '';
    const known = await get({ 'if-none-match': etag });
    expect([known.status, known.headers.get('etag'), await known.text()]).toEqual([304, etag, '']);
    const foreign = await get({ origin: 'https://other.example' });
    const origin = (response: Response) => response.headers.get('access-control-allow-origin');
    expect([origin(foreign), origin(await get())]).toEqual(['https://other.example', null]);
  });

  it('rejects an invalid target even when the valid response is cached', async () => {
    const shop = await createTinyServer();
    server = shop;
    const path = '/api/user/get-category';
    expect((await shop.fetch(path)).status).toBe(200);
    expect((await shop.fetch(`${path}#x`)).status).toBe(400);
    expect((await shop.fetch(path)).status).toBe(200);
  });

  it('does not cache errors or responses to customers', async () => {
    const shop = await createTinyServer();
    server = shop;
    const query = { id: 'product-1' };
    await succeed(shop, 'GET /user/get-product-details', { query });
    const token = await shop.signIn('aisha@example.com');
    await succeed(shop, 'POST /user/add-to-cart', { token, body: smallLine });
    const quantityFor = async (caller?: string): Promise<number | undefined> => {
      const options = caller === undefined ? { query } : { query, token: caller };
      const { productDetail } = await succeed(shop, 'GET /user/get-product-details', options);
      return productDetail.sizes[0]?.quantity;
    };
    expect([await quantityFor(token), await quantityFor()]).toEqual([1, 0]);
    const unknown = { query: { id: 'product-99' } };
    expect((await fail(shop, 'GET /user/get-product-details', unknown)).status).toBe(404);
    const last = shop.db.updateTable('products').set({ id: 'product-99' });
    await shop.db.deleteFrom('product_sizes').where('product_id', '=', 'product-12').execute();
    await last.where('id', '=', 'product-12').execute();
    const size = { id: 's', product_id: 'product-99', position: 0, label: 'S', price_minor: 100 };
    await shop.db.insertInto('product_sizes').values(size).execute();
    await succeed(shop, 'GET /user/get-product-details', unknown);
  });
});
