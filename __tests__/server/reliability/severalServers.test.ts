import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { MINUTE, SECOND } from '../../../server/clock.ts';
import { CLIENT_REPORT_RATE } from '../../../server/limits/clients.ts';
import { EXPORT_MS } from '../../../server/limits/customers.ts';
import { SERVER_REPORTS } from '../../../server/limits/servers.ts';
import { deleteExpired } from '../../../server/repositories/retention.ts';
import type { Mail } from '../../../server/mail/mail.ts';
import type { PaymentEvent } from '../../../server/payments/provider.ts';
import { fail, goodBilling, placeOrder, rawCall, succeed } from '../../support/serverClient.ts';
import { openTestDatabase } from '../../support/testDatabase.ts';
import { createTinyServer, realLimits } from '../../support/testServer.ts';
import type { TestServer } from '../../support/testServer.ts';
import { smallLine, tinyCatalogue } from '../../support/tinyCatalogue.ts';

const NOW = '2026-06-15T10:00:00.000Z';
const EMAIL = 'aisha@example.com';
let one: TestServer;
let two: TestServer;
let sent: Mail[];

/** Starts two servers concurrently on one empty database. */
beforeEach(async () => {
  const database = await openTestDatabase();
  sent = [];
  const send = (mail: Mail): Promise<void> => {
    sent.push(mail);
    return Promise.resolve();
  };
  const options = { now: NOW, limits: realLimits, transport: { keepsContent: true, send } };
  [one, two] = await Promise.all([
    createTinyServer({ ...options, database }),
    createTinyServer({ ...options, database: database.connectAgain() }),
  ]);
});
afterEach(async () => {
  await two.close();
  await one.close();
});

/** Sends concurrent requests, alternating between the servers. */
function atBoth<Result>(count: number, work: (server: TestServer) => Promise<Result>) {
  return Promise.all(Array.from({ length: count }, (_, index) => work(index % 2 ? two : one)));
}

function statusesOf(responses: readonly { status: number }[]): Record<number, number> {
  const counts: Record<number, number> = {};
  for (const { status } of responses) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}

const requestCode = (server: TestServer) =>
  rawCall(server, 'POST /user/send-otp', { body: { email: EMAIL } });

async function mailedCode(): Promise<string> {
  await one.services.mailer.drain();
  return sent.at(-1)?.code ?? '';
}

describe('two servers on one database', () => {
  it('migrate and seed it once', async () => {
    const products = await one.db.selectFrom('products').select('id').execute();
    expect(products).toHaveLength(tinyCatalogue.products.length);
    const names = (await one.db.selectFrom('migrations').select('name').execute()).map(
      (row) => row.name,
    );
    expect(new Set(names).size).toBe(names.length);
  });

  it('share sessions and logouts', async () => {
    const token = await one.signIn(EMAIL);
    await succeed(two, 'GET /user/get-cart', { token });
    await succeed(two, 'POST /user/logout', { token });
    expect(await fail(one, 'GET /user/get-cart', { token })).toMatchObject({
      status: 401,
      message: 'Invalid token',
    });
  });

  it('count requests for codes together', async () => {
    expect(statusesOf(await atBoth(10, requestCode))).toEqual({ 200: 1, 429: 9 });
  });

  it('accept a code of either server once', async () => {
    await requestCode(one);
    const otp = await mailedCode();
    const guess = (server: TestServer) =>
      rawCall(server, 'POST /user/verify-otp', { body: { email: EMAIL, otp } });
    expect(statusesOf(await atBoth(10, guess))).toEqual({ 200: 1, 400: 9 });
  });

  it('count wrong codes together', async () => {
    await requestCode(one);
    const otp = await mailedCode();
    const wrong = otp === '000000' ? '000001' : '000000';
    const guess = (server: TestServer) =>
      rawCall(server, 'POST /user/verify-otp', { body: { email: EMAIL, otp: wrong } });
    await atBoth(5, guess);
    const right = { body: { email: EMAIL, otp } };
    expect((await fail(two, 'POST /user/verify-otp', right)).status).toBe(400);
  });

  it('return the same response for an idempotency key', async () => {
    const token = await one.signIn(EMAIL);
    await succeed(one, 'POST /user/add-to-cart', { token, body: smallLine });
    const order = (server: TestServer) =>
      rawCall(server, 'POST /user/place-order', {
        token,
        query: { paymentType: 'stripe' },
        body: goodBilling,
        headers: { 'Idempotency-Key': 'one-intent' },
      });
    const responses = await atBoth(10, order);
    expect(statusesOf(responses)).toEqual({ 200: 10 });
    expect(new Set(responses.map((response) => JSON.stringify(response.body))).size).toBe(1);
    const page = await succeed(two, 'GET /user/get-orders', { token });
    expect(page.orders).toHaveLength(1);
  });

  it('send every mail once', async () => {
    const token = await one.signIn(EMAIL);
    for (let order = 0; order < 6; order += 1) await placeOrder(one, token, smallLine);
    await atBoth(4, (server) => server.services.mailer.drain());
    await atBoth(4, (server) => server.services.mailer.drain());
    const confirmations = sent.filter((mail) => mail.to === EMAIL);
    expect(confirmations).toHaveLength(6);
    expect(new Set(confirmations.map((mail) => mail.subject)).size).toBe(6);
  });

  it('record the same payment event once', async () => {
    const token = await one.signIn(EMAIL);
    await placeOrder(one, token, smallLine);
    const payment = await one.db
      .selectFrom('payments')
      .selectAll()
      .where('state', '=', 'open')
      .executeTakeFirstOrThrow();
    const reference = payment.reference ?? '';
    const report = {
      reference,
      amountMinor: payment.amount_minor,
      currency: payment.currency,
    };
    const events: PaymentEvent[] = [
      { eventId: 'declined', type: 'x', reference, report: { ...report, outcome: 'declined' } },
      { eventId: 'paid', type: 'x', reference, report: { ...report, outcome: 'paid' } },
    ];
    await atBoth(8, async (server) => {
      for (const event of events) await server.services.payments.receive('sandbox', event);
    });
    const rows = await one.db
      .selectFrom('payments')
      .select('state')
      .where('order_id', '=', payment.order_id)
      .execute();
    expect(rows).toEqual([{ state: 'paid' }]);
    const recorded = await one.db.selectFrom('payment_events').select('event_id').execute();
    expect(recorded).toHaveLength(2);
  });

  it('show a change of the catalogue within a second', async () => {
    const nameAt = async (server: TestServer): Promise<string> => {
      const query = { id: 'product-1' };
      const { productDetail } = await succeed(server, 'GET /user/get-product-details', { query });
      return productDetail.name;
    };
    expect(await atBoth(2, nameAt)).toEqual(['Product 1', 'Product 1']);
    await two.db
      .updateTable('products')
      .set({ name: 'New' })
      .where('id', '=', 'product-1')
      .execute();
    for (const server of [one, two]) server.clock.advance(SECOND);
    expect(await atBoth(2, nameAt)).toEqual(['New', 'New']);
  });

  const countBoth = async (): Promise<void> => {
    for (const server of [one, two, one]) await server.services.serverCount.report();
  };

  it('share the limits that each counts in memory', async () => {
    await countBoth();
    const { perNetwork, windowMs } = CLIENT_REPORT_RATE;
    const report = (server: TestServer) =>
      server.fetch('/api/client-reports', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ kind: 'error', message: 'x', path: '/' }),
      });
    expect(statusesOf(await atBoth(2 * perNetwork, report))).toEqual({
      204: perNetwork,
      429: perNetwork,
    });
    // One server stops without a word.
    for (const server of [one, two]) server.clock.advance(windowMs);
    await one.services.serverCount.report();
    const responses = Array.from({ length: 2 * perNetwork }, () => report(one));
    expect(statusesOf(await Promise.all(responses))).toEqual({ 204: perNetwork, 429: perNetwork });
  });

  it('count each other, however their clocks differ, until one has not reported for a while', async () => {
    two.clock.advance(MINUTE);
    await countBoth();
    const counts = () => [one, two].map(({ services }) => services.serverCount.count());
    expect(counts()).toEqual([2, 2]);
    two.clock.advance(SERVER_REPORTS.lifeMs + 1);
    await two.services.serverCount.report();
    expect(counts()).toEqual([2, 1]);
    one.clock.advance(SERVER_REPORTS.everyMs);
    await countBoth();
    expect(counts()).toEqual([2, 2]);
  });

  it('do rare and heavy work one at a time, also after a crash', async () => {
    await countBoth();
    const take = (server: TestServer) => server.services.exports.take(['203.0.113.8']);
    const released = await take(one);
    expect(await take(two)).toBeUndefined();
    released?.();
    // The place is given back in the background; this one is never released.
    let taken: (() => void) | undefined;
    while (!taken) taken = await take(one);
    expect(await take(two)).toBeUndefined();
    two.clock.advance(EXPORT_MS);
    expect(await take(two)).toBeDefined();
  });

  it('can clean up concurrently', async () => {
    await expect(
      atBoth(4, (server) => deleteExpired(server.services, server.clock.now())),
    ).resolves.toHaveLength(4);
  });
});
