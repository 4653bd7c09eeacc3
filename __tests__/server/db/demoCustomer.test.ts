import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { catalogue } from '../../../server/seed/catalogue.ts';
import { seedIfEmpty } from '../../../server/seed/seed.ts';
import { ALL_STATUSES } from '../../../server/rules/orderStatus.ts';
import { succeed } from '../../support/serverClient.ts';
import { createTestServer } from '../../support/testServer.ts';
import type { TestServer } from '../../support/testServer.ts';

const NOW = '2026-11-21T08:00:00.000Z';
let server: TestServer;
let token: string;
beforeAll(async () => {
  server = await createTestServer({ now: NOW });
  token = await server.signIn();
});
afterAll(() => server.close());

const orders = async (filter: string) =>
  (await succeed(server, 'GET /user/get-orders', { token, query: { filter, limit: 100 } })).orders;

describe('the demo customer', () => {
  it('has orders in every status, in two years', async () => {
    const recent = await orders('90');
    const all = [...recent, ...(await orders('2025'))];
    expect(new Set(all.map((order) => order.orderStatus))).toEqual(new Set(ALL_STATUSES));
    const within30 = await orders('30');
    expect(within30.length).toBeGreaterThanOrEqual(3);
    expect(recent.length).toBeGreaterThan(within30.length);
    expect(await orders('2025')).toHaveLength(1);
  });

  it('has chronological histories that end in the status of the order', async () => {
    for (const { _id } of await orders('90')) {
      const query = { _id };
      const { order } = await succeed(server, 'GET /user/get-single-order-history', {
        token,
        query,
      });
      const history = order.statusHistory ?? [];
      expect(history.at(-1)?.status).toBe(order.orderStatus);
      const times = history.map((step) => step.at);
      expect(times).toEqual(times.toSorted());
      expect(times.every((time) => time <= NOW)).toBe(true);
      expect(order.price).toBeCloseTo(order.subTotal + order.shippingCharge, 5);
      expect(order.paymentUrl).toBeUndefined();
    }
  });

  it('starts with an empty cart', async () => {
    expect((await succeed(server, 'GET /user/get-cart', { token })).cart).toEqual([]);
  });
});

describe('the seed', () => {
  it('does not seed a database with products', async () => {
    const count = async (): Promise<number> =>
      (await server.db.selectFrom('products').select('id').execute()).length;
    const before = await count();
    const again = await seedIfEmpty(server.db, catalogue, new Date(NOW));
    expect([again, await count()]).toEqual([false, before]);
  });

  it('provides products, works and FAQ entries for their pages', async () => {
    const home = await succeed(server, 'GET /user/get-home-page');
    expect(home.products.length).toBeGreaterThanOrEqual(3);
    expect(home.products.every((product) => product.sizes.length > 0)).toBe(true);
    const faq = await succeed(server, 'GET /user/get-faq');
    expect(faq.totalPages).toBeGreaterThanOrEqual(3);
  });
});
