import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { HOUR, MINUTE } from '../../../server/clock.ts';
import { IDEMPOTENCY_RECORDS } from '../../../server/limits/customers.ts';
import { claimKey } from '../../../server/repositories/idempotencyKeys.ts';
import { goodBilling, placeOrder, rawCall, succeed } from '../../support/serverClient.ts';
import { createTinyServer, realLimits } from '../../support/testServer.ts';
import type { TestServer } from '../../support/testServer.ts';
import { smallLine } from '../../support/tinyCatalogue.ts';

const ORDERS = 40;
const ADDITIONS = 300;
let server: TestServer;
let token: string;

beforeEach(async () => {
  server = await createTinyServer({ limits: realLimits });
  token = await server.signIn('aisha@example.com');
});
afterEach(() => server.close());

const order = (headers: Record<string, string> = {}) =>
  rawCall(server, 'POST /user/place-order', {
    token,
    headers,
    query: { paymentType: goodBilling.paymentType },
    body: goodBilling,
  });
const cancel = (_id: string) =>
  rawCall(server, 'POST /user/cancel-order', { token, body: { _id, reason: '', comment: '' } });
const add = (headers: Record<string, string> = {}) =>
  rawCall(server, 'POST /user/add-to-cart', { token, headers, body: smallLine });

describe('one customer', () => {
  it('places 40 orders an hour; the next one is rejected with Retry-After and keeps the cart', async () => {
    for (let index = 0; index < ORDERS; index += 1) await placeOrder(server, token, smallLine);
    await add();
    server.clock.advance(50 * MINUTE);
    const refused = await order();
    expect([refused.status, refused.headers.get('retry-after'), refused.body]).toEqual([
      429,
      '600',
      {
        message:
          'You have placed many orders in a short time. Your cart is safe. Please try again in 10 minutes.',
      },
    ]);
    const { cart } = await succeed(server, 'GET /user/get-cart', { token });
    expect(cart).toHaveLength(1);
    const other = await server.signIn('omar@example.com');
    expect((await placeOrder(server, other, smallLine)).order).toBeDefined();
    server.clock.advance(10 * MINUTE);
    expect((await order()).status).toBe(200);
  });

  it('gets the first response to a repeated request at the limit', async () => {
    const headers = { 'Idempotency-Key': 'first' };
    const first = await placeOrder(server, token, smallLine, headers);
    for (let index = 1; index < ORDERS; index += 1) await placeOrder(server, token, smallLine);
    const repeat = await order(headers);
    expect([repeat.status, repeat.body]).toEqual([200, first]);
  });

  it('cancels 40 orders an hour', async () => {
    const placed: string[] = [];
    for (let index = 0; index < ORDERS + 1; index += 1) {
      if (index === ORDERS) server.clock.advance(HOUR);
      placed.push((await placeOrder(server, token, smallLine)).order?._id ?? '');
    }
    const statuses = [];
    for (const id of placed) statuses.push((await cancel(id)).status);
    expect(statuses.slice(0, ORDERS)).toEqual(Array(ORDERS).fill(200));
    expect(statuses[ORDERS]).toBe(429);
  });

  it('adds 300 items in 10 minutes, with or without idempotency keys', async () => {
    const statuses = [];
    for (let index = 0; index < ADDITIONS; index += 1) {
      statuses.push((await add(index % 2 ? { 'Idempotency-Key': `key-${index}` } : {})).status);
      if (index % 90 === 89) {
        await rawCall(server, 'POST /user/cart-action', {
          token,
          query: { action: 'remove' },
          body: smallLine,
        });
      }
    }
    expect(new Set(statuses)).toEqual(new Set([200]));
    const refused = await add();
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '600']);
  });
});

describe('idempotency records', () => {
  it('are limited to the newest per endpoint and customer', async () => {
    const scope = 'add-to-cart:somebody';
    const rows = Array.from({ length: IDEMPOTENCY_RECORDS }, (_, index) => ({
      scope,
      key: `key-${index}`,
      request_hash: 'x',
      answer: '{}',
      created_at: new Date(server.clock.now().getTime() + index).toISOString(),
    }));
    await server.db.insertInto('idempotency_keys').values(rows.slice(0, 500)).execute();
    await server.db.insertInto('idempotency_keys').values(rows.slice(500)).execute();
    server.clock.advance(MINUTE);
    const now = server.clock.now().toISOString();
    await claimKey(server.db, { scope, key: 'new', requestHash: 'x', now, expiredBefore: '' });
    const kept = await server.db.selectFrom('idempotency_keys').select('key').execute();
    const keys = kept.map((row) => row.key);
    expect(keys).toHaveLength(IDEMPOTENCY_RECORDS);
    expect([keys.includes('new'), keys.includes('key-0'), keys.includes('key-1')]).toEqual([
      true,
      false,
      true,
    ]);
  });
});
