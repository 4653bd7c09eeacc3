import { afterEach, describe, expect, it } from '@jest/globals';
import { SECOND } from '../../../server/clock.ts';
import { createKeptAnswers } from '../../../server/http/answerCache.ts';
import { fail, succeed } from '../../support/serverClient.ts';
import { openTestDatabase } from '../../support/testDatabase.ts';
import { recordQueries } from '../../support/recordQueries.ts';
import { createTinyServer } from '../../support/testServer.ts';
import type { TestServer } from '../../support/testServer.ts';
import { smallLine } from '../../support/tinyCatalogue.ts';

let server: TestServer | undefined;
afterEach(async () => {
  await server?.close();
  server = undefined;
});

const answer = (text: string) => ({ headers: {}, body: new TextEncoder().encode(text) });

describe('kept answers', () => {
  it('are found under the version of the catalogue they were made from', () => {
    const answers = createKeptAnswers();
    expect(answers.find(1, '/a')).toBeUndefined();
    const first = answer('first');
    answers.keep(1, '/a', first);
    expect(answers.find(1, '/a')).toBe(first);
    expect(answers.find(1, '/b')).toBeUndefined();
    expect(answers.find(2, '/a')).toBeUndefined();
  });

  it('are not made of what was read while the catalogue changed', () => {
    const answers = createKeptAnswers();
    answers.find(1, '/a');
    answers.find(2, '/b');
    answers.keep(1, '/a', answer('old'));
    expect(answers.find(2, '/a')).toBeUndefined();
  });

  it('make room for others, beginning with what was not asked for longest', () => {
    const answers = createKeptAnswers(60);
    const has = (address: string): boolean => answers.find(1, address) !== undefined;
    has('/a');
    for (const address of ['/a', '/b']) answers.keep(1, address, answer('x'.repeat(20)));
    expect(has('/a')).toBe(true);
    answers.keep(1, '/c', answer('x'.repeat(20)));
    expect(['/a', '/b', '/c'].map(has)).toEqual([true, false, true]);
    answers.keep(1, '/d', answer('x'.repeat(100)));
    expect(['/a', '/c', '/d'].map(has)).toEqual([false, false, false]);
  });
});

describe('a shop', () => {
  it('asks the database once a second for what anonymous visitors see', async () => {
    const record = recordQueries(await openTestDatabase());
    const shop = await createTinyServer({ database: record.database });
    server = shop;
    const look = async (): Promise<number> => {
      record.take();
      await succeed(shop, 'GET /user/get-products', { query: { page: 1 } });
      return record.take().length;
    };
    expect(await look()).toBeGreaterThan(1);
    expect(await look()).toBe(0);
    shop.clock.advance(SECOND);
    expect(await look()).toBe(1);
  });

  it('sends a kept answer as it sent the first, or 304 to whoever has it', async () => {
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

  it('keeps no refusal and no answer to somebody in particular', async () => {
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
