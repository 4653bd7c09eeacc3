import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { SECOND } from '../../../server/clock.ts';
import { openDatabase } from '../../../server/db/open.ts';
import { keepHouse } from '../../../server/housekeeping.ts';
import { createLog } from '../../../server/log.ts';
import { emptyWindow } from '../../../src/lib/windows/measuredWindow.ts';
import { failStatements } from '../../support/failStatements.ts';
import { fail, goodBilling, placeOrder, rawCall, succeed } from '../../support/serverClient.ts';
import { runShopCommand } from '../../support/shopAdmin.ts';
import { openMigratedDatabase } from '../../support/testDatabase.ts';
import { createTinyServer, realLimits } from '../../support/testServer.ts';
import type { TestServer } from '../../support/testServer.ts';
import { largeLine, smallLine } from '../../support/tinyCatalogue.ts';

const EMAIL = 'aisha.canary@example.com';
let server: TestServer;
let token: string;
beforeEach(async () => {
  server = await createTinyServer();
  token = await server.signIn(EMAIL);
});
afterEach(() => server.close());

const sendCode = (own = token) => rawCall(server, 'POST /user/send-closing-code', { token: own });
const close = (otp: string, own = token) =>
  rawCall(server, 'POST /user/close-account', { token: own, body: { otp } });

async function closingCode(own = token): Promise<string> {
  expect((await sendCode(own)).status).toBe(200);
  return server.outbox.lastCode(EMAIL);
}

const otherThan = (code: string) => (code === '000000' ? '000001' : '000000');
const rowsOf = async (table: 'users' | 'throttles' | 'sessions' | 'closing_codes' | 'mails') =>
  server.db.selectFrom(table).selectAll().execute();
const move = (number: string, status: string) =>
  runShopCommand(server, 'orders', 'move', number, status);

async function deliver(number: string): Promise<void> {
  for (const status of ['Packed', 'Shipped', 'InTransit', 'OutForDelivery', 'Delivered']) {
    expect((await move(number, status)).code).toBe(0);
  }
}

describe('closing an account (product 10.17)', () => {
  it('erases the customer, ends all sessions, and a new sign-in finds an empty account', async () => {
    const phone = await server.signIn(EMAIL);
    const windows = [emptyWindow({ id: 'hall', updatedAt: 1 })];
    await succeed(server, 'POST /user/save-windows', { token, body: { windows, erased: [] } });
    await succeed(server, 'POST /user/update-account', { token, body: { name: 'Aisha' } });
    await succeed(server, 'POST /user/add-to-cart', { token, body: smallLine });
    const response = await close(await closingCode());
    expect([response.status, response.body]).toEqual([200, { message: 'Your account is closed.' }]);
    for (const own of [token, phone]) {
      expect((await fail(server, 'GET /user/get-cart', { token: own })).message).toBe(
        'Invalid token',
      );
    }
    const again = await server.signIn(EMAIL);
    const { user, windowCount } = await succeed(server, 'GET /user/get-account', { token: again });
    expect([user.name, windowCount]).toEqual([undefined, 0]);
    expect((await succeed(server, 'GET /user/get-cart', { token: again })).cart).toEqual([]);
  });

  it('closes it although the disk is full, and housekeeping empties the log later', async () => {
    const { database, repair } = failStatements(await openMigratedDatabase(), 'wal_checkpoint');
    const logged: string[] = [];
    const log = createLog('warn', (line) => logged.push(line));
    const shop = await createTinyServer({ database, log });
    const own = await shop.signIn(EMAIL);
    await succeed(shop, 'POST /user/send-closing-code', { token: own });
    const otp = await shop.outbox.lastCode(EMAIL);
    const { status } = await rawCall(shop, 'POST /user/close-account', {
      token: own,
      body: { otp },
    });
    const isSqlite = database.engine === 'sqlite';
    expect([status, logged.length]).toEqual([200, isSqlite ? 1 : 0]);
    await keepHouse(shop.services);
    expect(logged).toHaveLength(isSqlite ? 2 : 0);
    repair();
    await keepHouse(shop.services);
    expect(logged).toHaveLength(isSqlite ? 2 : 0);
    await shop.close();
  });

  it('deletes mails to and about the customer, and no mail of others', async () => {
    const { mailer } = server.services;
    const mail = { subject: 'Subject', text: `Of x${EMAIL} and ${EMAIL}.` };
    await mailer.queue(server.db, 'order-status', { ...mail, to: `x${EMAIL}` });
    await mailer.queue(server.db, 'order-status', { ...mail, to: EMAIL });
    await mailer.queue(server.db, 'enquiry', {
      ...mail,
      to: 'shop@sadeel.example',
      replyTo: EMAIL,
    });
    expect((await close(await closingCode())).status).toBe(200);
    const sent = await mailer.outbox();
    expect(sent.map((entry) => entry.mail.to)).toEqual([`x${EMAIL}`]);
  });

  it('leaves no trace in rate limits, mails and codes', async () => {
    const other = await server.signIn('omar@example.com');
    const before = (await rowsOf('users')).length;
    expect((await close(await closingCode())).status).toBe(200);
    expect(await rowsOf('users')).toHaveLength(before - 1);
    expect(await rowsOf('throttles')).toEqual([]);
    expect(await rowsOf('mails')).toEqual([]);
    expect(await rowsOf('closing_codes')).toEqual([]);
    expect(await rowsOf('sessions')).toHaveLength(1);
    await succeed(server, 'GET /user/get-cart', { token: other });
  });

  it('keeps orders, detached from the person', async () => {
    const { order } = await placeOrder(server, token, smallLine);
    const id = order?._id ?? '';
    await deliver(order?.orderId ?? '');
    expect((await close(await closingCode())).status).toBe(200);
    const row = await server.db
      .selectFrom('orders')
      .innerJoin('users', 'users.id', 'orders.user_id')
      .select(['status', 'total_minor', 'first_name', 'address', 'orders.email'])
      .select('users.email as owner')
      .where('orders.id', '=', id)
      .executeTakeFirstOrThrow();
    const { owner, ...kept } = row;
    expect(kept).toEqual({
      status: 'Delivered',
      total_minor: 15001,
      first_name: 'Erased',
      address: '',
      email: '',
    });
    expect(owner).toMatch(/^erased-.+@erased\.invalid$/);
    const again = await server.signIn(EMAIL);
    const history = { token: again, query: { _id: id } };
    expect((await fail(server, 'GET /user/get-single-order-history', history)).status).toBe(404);
  });

  it('is refused while orders are not finished, and names them', async () => {
    const numbers: string[] = [];
    for (let index = 0; index < 5; index += 1) {
      const { order } = await placeOrder(server, token, index === 0 ? smallLine : largeLine);
      numbers.push(order?.orderId ?? '');
      server.clock.advance(SECOND);
    }
    const refusal = await fail(server, 'POST /user/send-closing-code', { token });
    const [first, second, third, fourth = '', fifth = ''] = numbers;
    expect([refusal.status, refusal.message]).toEqual([
      409,
      `Your orders ${first}, ${second}, ${third} and 2 more are not finished. You can close your account once they are delivered, or cancelled and refunded.`,
    ]);
    const arabic = await fail(server, 'POST /user/send-closing-code', {
      token,
      headers: { 'accept-language': 'ar' },
    });
    expect(arabic.message).toContain(`${second}، ${third} وطلبان آخران بعد.`);
    for (const number of [first ?? '', second ?? '', third ?? '', fourth]) {
      await move(number, 'Cancelled');
    }
    await server.services.payments.worker.drain();
    expect((await fail(server, 'POST /user/send-closing-code', { token })).message).toBe(
      `Your order ${fifth} is not finished. You can close your account once it is delivered, or cancelled and refunded.`,
    );
    await deliver(fifth);
    expect((await close(await closingCode())).status).toBe(200);
  });

  it('is refused when an order was placed after the code was sent, and the code stays valid', async () => {
    const code = await closingCode();
    const { order } = await placeOrder(server, token, smallLine);
    expect((await close(code)).status).toBe(409);
    await succeed(server, 'GET /user/get-cart', { token });
    await move(order?.orderId ?? '', 'Cancelled');
    await server.services.payments.worker.drain();
    expect((await close(code)).status).toBe(200);
  });

  it('happens once when two tabs close the account at the same time', async () => {
    const code = await closingCode();
    const responses = await Promise.all([1, 2, 3].map(() => close(code)));
    const outcomes = responses.map(({ status, body }) => [status, body]);
    expect(outcomes.toSorted()).toEqual([
      [200, { message: 'Your account is closed.' }],
      [401, { message: 'Invalid token' }],
      [401, { message: 'Invalid token' }],
    ]);
    expect(await rowsOf('throttles')).toEqual([]);
  });

  it('and an order at the same time exclude each other', async () => {
    await succeed(server, 'POST /user/add-to-cart', { token, body: smallLine });
    const code = await closingCode();
    const [closing, ordering] = await Promise.all([
      close(code),
      rawCall(server, 'POST /user/place-order', {
        token,
        query: { paymentType: 'stripe' },
        body: goodBilling,
      }),
    ]);
    expect([closing.status === 200, ordering.status === 200].filter(Boolean)).toHaveLength(1);
  });
});

describe('the code that closes an account', () => {
  it('is mailed to the customer in the language of the request', async () => {
    await sendCode();
    const headers = { 'accept-language': 'ar' };
    await succeed(server, 'POST /user/send-closing-code', { token, headers });
    const [english, arabic] = await server.outbox.mails();
    expect(english?.to).toBe(EMAIL);
    expect(english?.subject).toMatch(/^\d{6} is the code to close your Sadeel account$/);
    expect(english?.text).toContain('choose “Sign out everywhere” in your account');
    expect(arabic?.subject).toMatch(/^\d{6} هو رمز إغلاق حسابك في /);
  });

  it('signs nobody in, and a sign-in code closes no account', async () => {
    const closing = await closingCode();
    const body = { email: EMAIL, otp: closing };
    expect((await rawCall(server, 'POST /user/verify-otp', { body })).status).toBe(400);
    await succeed(server, 'POST /user/send-otp', { body: { email: EMAIL } });
    const signIn = await server.outbox.lastCode(EMAIL);
    if (signIn !== closing) expect((await close(signIn)).status).toBe(400);
    expect((await close(closing)).status).toBe(200);
  });

  it('works in the session that asked for it only', async () => {
    const code = await closingCode();
    const phone = await server.signIn(EMAIL);
    expect((await close(code, phone)).status).toBe(400);
    expect((await close(code)).status).toBe(200);
  });

  it('is valid for 180 seconds, for five tries and until the next one is sent', async () => {
    const expired = await closingCode();
    server.clock.advance(180 * SECOND);
    expect((await close(expired)).body).toEqual({
      message: 'That code has expired. Ask for a new one.',
    });
    const first = await closingCode();
    const second = await closingCode();
    if (first !== second) expect((await close(first)).status).toBe(400);
    const used = await closingCode();
    for (const left of ['4 tries', '3 tries', '2 tries', '1 try']) {
      expect((await close(otherThan(used))).body).toEqual({
        message: `That code is not right. ${left} left.`,
      });
    }
    await close(otherThan(used));
    expect((await close(used)).status).toBe(400);
    await succeed(server, 'GET /user/get-cart', { token });
  });

  it('is limited like sign-in codes, and so are wrong guesses', async () => {
    await server.close();
    server = await createTinyServer({ limits: realLimits });
    token = await server.signIn(EMAIL);
    expect((await sendCode()).status).toBe(200);
    expect((await sendCode()).status).toBe(429);
    server.clock.advance(31 * SECOND);
    const statuses: number[] = [];
    for (let round = 0; round < 4; round += 1) {
      const code = await closingCode();
      for (let guess = 0; guess < 4; guess += 1) {
        statuses.push((await close(otherThan(code))).status);
      }
      server.clock.advance(31 * SECOND);
    }
    expect(statuses).toEqual([...Array<number>(15).fill(400), 429]);
  });

  it('is not sent while the mail server is down', async () => {
    server.services.mailer.isDown = () => true;
    expect((await sendCode()).status).toBe(503);
  });
});

describe('the database file after an account was closed', () => {
  it('contains no data of the person, and neither does its write-ahead log', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'sadeel closed '));
    await server.close();
    const database = openDatabase({ dataDir, onIdleError: () => undefined });
    server = await createTinyServer({ database });
    token = await server.signIn(EMAIL);
    await succeed(server, 'POST /user/update-account', { token, body: { name: 'Canaria' } });
    const windows = [emptyWindow({ id: 'hall', updatedAt: 1, room: 'Canary room' })];
    await succeed(server, 'POST /user/save-windows', { token, body: { windows, erased: [] } });
    const bytes = () =>
      ['sadeel.sqlite', 'sadeel.sqlite-wal']
        .map((name) => readFileSync(join(dataDir, name), 'latin1'))
        .join('');
    const traces = [EMAIL, 'Canaria', 'Canary'];
    for (const trace of traces) expect(bytes()).toContain(trace);
    expect((await close(await closingCode())).status).toBe(200);
    for (const trace of traces) expect(bytes()).not.toContain(trace);
    rmSync(dataDir, { recursive: true });
  });
});
