import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { DAY, HOUR } from '../../../server/clock.ts';
import { recordEvent } from '../../../server/repositories/paymentEvents.ts';
import { deleteExpired } from '../../../server/repositories/retention.ts';
import { lockHits } from '../../../server/repositories/throttles.ts';
import { placeOrder, rawCall, succeed } from '../../support/serverClient.ts';
import { createTinyServer } from '../../support/testServer.ts';
import type { TestServer } from '../../support/testServer.ts';
import { smallLine } from '../../support/tinyCatalogue.ts';

let server: TestServer;
beforeEach(async () => {
  server = await createTinyServer();
});
afterEach(() => server.close());

const EXPIRING_TABLES = [
  'sign_in_codes',
  'idempotency_keys',
  'throttles',
  'sessions',
  'mails',
] as const;

const cleanUp = () => deleteExpired(server.services, server.clock.now());

async function counts(): Promise<number[]> {
  return Promise.all(
    EXPIRING_TABLES.map(
      async (table) => (await server.db.selectFrom(table).selectAll().execute()).length,
    ),
  );
}

describe('deleteExpired', () => {
  it('deletes expired data and keeps orders', async () => {
    const token = await server.signIn('aisha@example.com');
    await placeOrder(server, token, smallLine, { 'Idempotency-Key': 'k' });
    await rawCall(server, 'POST /user/send-otp', { body: { email: 'aisha@example.com' } });
    server.clock.advance(HOUR);
    const before = await counts();
    await cleanUp();
    expect(await counts()).toEqual(before);
    expect(before.every((count) => count > 0)).toBe(true);
    server.clock.advance(32 * DAY);
    await cleanUp();
    expect(await counts()).toEqual([0, 0, 0, 0, 0]);
    const again = await server.signIn('aisha@example.com');
    const query = { filter: '90' };
    const { orders } = await succeed(server, 'GET /user/get-orders', { token: again, query });
    expect(orders).toHaveLength(1);
  });

  it('deletes appointment requests after a year, and payment events after three months', async () => {
    const body = { name: 'Aisha', email: 'a@b.co', phone: '1', date: '1', time: '1' };
    await rawCall(server, 'POST /user/enquiry', { body });
    const event = { provider: 'stripe', eventId: 'evt_1', type: 'x' } as const;
    await recordEvent(server.db, event, server.clock.now());
    const remaining = async () =>
      Promise.all(
        (['enquiries', 'payment_events'] as const).map(
          async (table) => (await server.db.selectFrom(table).selectAll().execute()).length,
        ),
      );
    const counted = [];
    for (const days of [89, 2, 273, 2]) {
      server.clock.advance(days * DAY);
      await cleanUp();
      counted.push(await remaining());
    }
    expect(counted).toEqual([
      [1, 1],
      [1, 0],
      [1, 0],
      [0, 0],
    ]);
  });

  const onPostgres = process.env['TEST_DATABASE_URL'] === undefined ? it.skip : it;

  onPostgres('neither waits for a row that a request uses nor deletes it', async () => {
    await rawCall(server, 'POST /user/send-otp', { body: { email: 'aisha@example.com' } });
    const counters = () =>
      server.db.selectFrom('throttles').select(['bucket', 'subject']).execute();
    const [used, ...unused] = await counters();
    if (!used || unused.length === 0) throw new Error('Too few limits were counted.');
    server.clock.advance(32 * DAY);
    await server.db.transaction().execute(async (trx) => {
      await lockHits(trx, used, server.clock.now());
      await cleanUp();
    });
    expect(await counters()).toEqual([used]);
  });
});
