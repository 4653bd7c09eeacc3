import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { SECOND } from '../../../server/clock.ts';
import { succeed } from '../../support/serverClient.ts';
import { createTinyServer } from '../../support/testServer.ts';
import type { TestServer } from '../../support/testServer.ts';
import { smallLine } from '../../support/tinyCatalogue.ts';

let server: TestServer;
let token: string;
beforeAll(async () => {
  server = await createTinyServer();
  token = await server.signIn('aisha@example.com');
});
afterAll(() => server.close());

const read = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  server.fetch(`/api/user/${path}`, { method, headers });

/** Public reads. */
const catalogue = [
  'get-home-page',
  'get-products?page=1&search=wool',
  'get-product-details?id=product-1',
  'get-category',
  'get-sub-category?categoryId=curtains',
  'get-our-works',
  'get-faq?page=2',
  'get-review?productId=product-1',
];

describe('a public read', () => {
  it.each(catalogue)('%s is cached for 30 seconds and revalidated by ETag', async (path) => {
    const first = await read(path);
    const etag = first.headers.get('etag') ?? '';
    expect(first.status).toBe(200);
    expect(first.headers.get('cache-control')).toBe('public, max-age=30');
    expect(first.headers.get('vary')).toContain('Authorization');
    expect(first.headers.get('content-type')).toContain('application/json');
    expect(etag).toMatch(/^W\/"[\w-]{43}"$/);
    const again = await read(path, { 'if-none-match': etag });
    expect([again.status, await again.text()]).toEqual([304, '']);
    expect(again.headers.get('etag')).toBe(etag);
    expect(again.headers.get('cache-control')).toBe('public, max-age=30');
    expect(again.headers.get('content-type')).toBeNull();
    const head = await read(path, {}, 'HEAD');
    expect([head.status, head.headers.get('etag')]).toEqual([200, etag]);
  });

  it.each([
    ['a list with its ETag', (etag: string) => `"old", ${etag} , "other"`, 304],
    ['any ETag', () => '*', 304],
    ['its ETag in strong form', (etag: string) => etag.slice(2), 304],
    ['another ETag', () => 'W/"old"', 200],
    ['an invalid ETag', () => 'W/"', 200],
  ])('is revalidated with %s', async (_name, header, status) => {
    const etag = (await read('get-category')).headers.get('etag') ?? '';
    expect((await read('get-category', { 'if-none-match': header(etag) })).status).toBe(status);
  });

  it('changes within a second of a catalogue change', async () => {
    const path = 'get-product-details?id=product-2';
    const etag = (await read(path)).headers.get('etag') ?? '';
    await server.db
      .updateTable('products')
      .set({ name: 'Renamed' })
      .where('id', '=', 'product-2')
      .execute();
    server.clock.advance(SECOND);
    const changed = await read(path, { 'if-none-match': etag });
    expect(changed.status).toBe(200);
    expect(await changed.text()).toContain('Renamed');
    expect(changed.headers.get('etag')).not.toBe(etag);
  });

  it('is not cached when it responds with 404', async () => {
    const missing = await read('get-product-details?id=none');
    expect([missing.status, missing.headers.get('cache-control')]).toEqual([404, 'no-store']);
  });
});

describe('a read with a token', () => {
  it.each([...catalogue, 'get-cart', 'get-orders'])('%s is not cached', async (path) => {
    const anonymous = (await read(path)).headers.get('etag') ?? '"none"';
    const headers = { authorization: `Bearer ${token}`, 'if-none-match': `${anonymous}, *` };
    const own = await read(path, headers);
    expect([own.status, own.headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(own.headers.get('etag')).toBeNull();
  });

  it('shows the customer’s cart, not the cached anonymous response', async () => {
    await succeed(server, 'POST /user/add-to-cart', { token, body: smallLine });
    const query = { id: smallLine.productId };
    const { productDetail } = await succeed(server, 'GET /user/get-product-details', {
      token,
      query,
    });
    expect(productDetail.sizes[0]?.isAddedCart).toBe(true);
  });

  it('is not cached with an invalid token either', async () => {
    const response = await read('get-category', { authorization: `Bearer ${'x'.repeat(43)}` });
    expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-store']);
  });
});
