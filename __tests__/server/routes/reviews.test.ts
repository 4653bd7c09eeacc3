import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { HOUR } from '../../../server/clock.ts';
import { fail, rawCall, succeed } from '../../support/serverClient.ts';
import { createTinyServer, realLimits } from '../../support/testServer.ts';
import type { TestServer } from '../../support/testServer.ts';

const good = { productId: 'product-1', rating: 4, review: 'Hangs well.', name: 'Sara' };
let server: TestServer;
let token: string;
beforeEach(async () => {
  server = await createTinyServer({ limits: realLimits });
  token = await server.signIn('sara@example.com');
});
afterEach(() => server.close());

const add = (body: object = good, headers = {}) =>
  rawCall(server, 'POST /user/add-review', { token, body, headers });
const list = (query = {}) =>
  succeed(server, 'GET /user/get-review', { query: { productId: 'product-1', ...query } });

describe('reviews', () => {
  it('are listed newest first, five by default, with masked addresses', async () => {
    const { reviews, totalPages, ratingCounts } = await list();
    expect(reviews.map((review) => [review.name, review.user.email])).toEqual([
      ['Omar', 'o•••@e•••.ae'],
      ['Aisha', 'a•••@g•••.com'],
    ]);
    expect([totalPages, ratingCounts]).toEqual([1, [0, 0, 0, 1, 1]]);
    expect(await list({ limit: 1, page: 3 })).toMatchObject({ reviews: [], totalPages: 2 });
  });

  it('are filtered by stars, with the counts of all (product 6.9)', async () => {
    const { reviews, totalPages, ratingCounts } = await list({ rating: 5 });
    expect([reviews.map(({ rating }) => rating), totalPages]).toEqual([[5], 1]);
    expect(ratingCounts).toEqual([0, 0, 0, 1, 1]);
    expect((await list({ rating: 1 })).reviews).toEqual([]);
    const query = { productId: 'product-1', rating: 6 };
    expect((await fail(server, 'GET /user/get-review', { query })).status).toBe(400);
  });

  it('are added by signed-in customers, with the server’s time and author', async () => {
    const forged = { ...good, createdAt: '1999-01-01', user: { email: 'x@y.zz' }, approved: true };
    expect((await add(forged)).body).toEqual({ message: 'Review Added Successfully' });
    const { reviews } = await list();
    expect(reviews[0]).toMatchObject({
      name: 'Sara',
      rating: 4,
      createdAt: server.clock.now().toISOString(),
      user: { email: 's•••@e•••.com' },
    });
  });

  it.each([
    [{ ...good, review: '   ' }, 'Please enter a review'],
    [{ ...good, review: '\u200B\u202E' }, 'Please enter a review'],
    [{ ...good, rating: 0 }, 'Please select a rating'],
    [{ ...good, rating: 6 }, 'Please select a rating'],
    [{ ...good, rating: 4.5 }, 'Please select a rating'],
    [{ ...good, rating: '5' }, 'Please select a rating'],
    [{ ...good, rating: null }, 'Please select a rating'],
    [{ ...good, name: ' ' }, 'Please enter a name'],
    [{ ...good, name: 'x'.repeat(81) }, 'The name is too long: at most 80 characters.'],
    [{ ...good, review: 'x'.repeat(2001) }, 'The review is too long: at most 2000 characters.'],
  ])('reject %j', async (body, message) => {
    expect(await add(body)).toMatchObject({ status: 400, body: { message } });
  });

  it('are stored without direction overrides, and with the marks of Arabic prose', async () => {
    await add({
      ...good,
      review: 'Fine\u202E cloth\u{E0041}, 5\u200F/3',
      name: 'Sa\u2066r\u{E0001}a',
    });
    const stored = { review: 'Fine cloth, 5\u200F/3', name: 'Sara' };
    expect((await list()).reviews[0]).toMatchObject(stored);
  });

  it('are limited to five an hour per customer and one per idempotency key', async () => {
    const headers = { 'Idempotency-Key': 'r1' };
    await add(good, headers);
    await add(good, headers);
    for (let index = 0; index < 4; index += 1) expect((await add()).status).toBe(200);
    const refused = await add();
    expect(refused.status).toBe(429);
    expect(refused.headers.get('retry-after')).toBe('3600');
    server.clock.advance(HOUR);
    expect((await add()).status).toBe(200);
    expect((await list({ limit: 100 })).reviews).toHaveLength(8);
  });

  it('require an existing product', async () => {
    expect((await add({ ...good, productId: 'nope' })).status).toBe(404);
    const query = { productId: 'nope' };
    expect((await fail(server, 'GET /user/get-review', { query })).status).toBe(404);
  });
});
