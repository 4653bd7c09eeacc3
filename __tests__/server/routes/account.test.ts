import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { DAY, HOUR, MINUTE } from '../../../server/clock.ts';
import { emptyWindow } from '../../../src/lib/windows/measuredWindow.ts';
import { fail, placeOrder, rawCall, succeed } from '../../support/serverClient.ts';
import { createTinyServer, realLimits } from '../../support/testServer.ts';
import type { TestServer } from '../../support/testServer.ts';
import { smallLine } from '../../support/tinyCatalogue.ts';

const EMAIL = 'aisha@example.com';
const NOW = '2026-11-20T08:00:00.000Z';
const PHONE = 'Mozilla/5.0 (Linux; Android 10; K) Chrome/142.0.0.0 Mobile Safari/537.36';
let server: TestServer;
let token: string;
beforeEach(async () => {
  server = await createTinyServer({ now: NOW });
  token = await server.signIn(EMAIL);
});
afterEach(() => server.close());

const account = (own = token) => succeed(server, 'GET /user/get-account', { token: own });
const rename = (name: unknown) =>
  rawCall(server, 'POST /user/update-account', { token, body: { name } });
const revoke = (_id: string, own = token) =>
  rawCall(server, 'POST /user/revoke-session', { token: own, body: { _id } });
const statusOf = async (own: string) =>
  (await rawCall(server, 'GET /user/get-cart', { token: own })).status;

/** Signs in with a mailed code, as a browser does. */
async function signInWith(userAgent: string) {
  const headers = { 'user-agent': userAgent };
  await succeed(server, 'POST /user/send-otp', { body: { email: EMAIL } });
  const otp = await server.outbox.lastCode(EMAIL);
  return succeed(server, 'POST /user/verify-otp', { headers, body: { email: EMAIL, otp } });
}

describe('the account (product 10.13)', () => {
  it('has the customer, the number of windows and this session', async () => {
    const windows = ['hall', 'bath'].map((id) => emptyWindow({ id, updatedAt: 1 }));
    await succeed(server, 'POST /user/save-windows', { token, body: { windows, erased: [] } });
    const erased = [{ id: 'bath', erasedAt: 2 }];
    await succeed(server, 'POST /user/save-windows', { token, body: { windows: [], erased } });
    const { user, windowCount, sessions } = await account();
    expect(user).toEqual({ _id: expect.any(String), email: EMAIL });
    expect(windowCount).toBe(1);
    expect(sessions).toEqual([
      { _id: expect.any(String), signedInAt: NOW, lastUsedAt: NOW, isCurrent: true },
    ]);
  });

  it('keeps a trimmed name of up to 80 characters, and removes it when it is empty', async () => {
    expect((await rename('  Aisha R.  ')).body).toMatchObject({
      message: 'Your name is saved.',
      user: { email: EMAIL, name: 'Aisha R.' },
    });
    expect((await account()).user.name).toBe('Aisha R.');
    expect((await signInWith(PHONE)).admin.name).toBe('Aisha R.');
    expect((await rename('x'.repeat(80))).status).toBe(200);
    for (const wrong of ['x'.repeat(81), 'a\nb', 5, {}]) {
      expect([wrong, (await rename(wrong)).status]).toEqual([wrong, 400]);
    }
    expect((await rename(' \u200B')).body).toMatchObject({ message: 'Your name is removed.' });
    expect((await account()).user).not.toHaveProperty('name');
  });

  it('changes the name of the caller only', async () => {
    const other = await server.signIn('omar@example.com');
    await rename('Aisha');
    expect((await account(other)).user).not.toHaveProperty('name');
  });
});

describe('signed-in devices (product 10.14)', () => {
  it('are named after browser and system, the latest used first', async () => {
    server.clock.advance(HOUR);
    const phone = await signInWith(PHONE);
    server.clock.advance(HOUR);
    const { sessions } = await account();
    expect(sessions.map(({ browser, system, isCurrent }) => [browser, system, isCurrent])).toEqual([
      [undefined, undefined, true],
      ['Chrome', 'Android', false],
    ]);
    expect(sessions[1]?.signedInAt).toBe('2026-11-20T09:00:00.000Z');
    expect((await account(phone.token)).sessions[0]).toMatchObject({
      browser: 'Chrome',
      isCurrent: true,
    });
  });

  it('do not include ended, expired and unused sessions', async () => {
    const ended = await server.signIn(EMAIL);
    await succeed(server, 'POST /user/logout', { token: ended });
    server.clock.advance(5 * DAY);
    const used = await server.signIn(EMAIL);
    server.clock.advance(3 * DAY);
    expect((await account(used)).sessions).toHaveLength(1);
  });

  it('are signed out one by one', async () => {
    const phone = await server.signIn(EMAIL);
    const { sessions } = await account();
    const other = sessions.find(({ isCurrent }) => !isCurrent)?._id ?? '';
    expect((await revoke(other)).body).toEqual({ message: 'This device is signed out.' });
    expect([await statusOf(phone), await statusOf(token)]).toEqual([401, 200]);
    expect((await account()).sessions).toHaveLength(1);
  });

  it('of another customer are unknown, and so are ended ones', async () => {
    const omar = await server.signIn('omar@example.com');
    const foreign = (await account(omar)).sessions[0]?._id ?? '';
    const phone = await server.signIn(EMAIL);
    const ended = (await account(phone)).sessions.find(({ isCurrent }) => isCurrent)?._id ?? '';
    await succeed(server, 'POST /user/logout', { token: phone });
    for (const id of [foreign, ended, 'nothing']) {
      const { status, body } = await revoke(id);
      expect([id, status, body]).toEqual([
        id,
        404,
        { message: 'This device is not signed in any more.' },
      ]);
    }
    expect(await statusOf(omar)).toBe(200);
  });

  it('are signed out everywhere, and are no known devices any more', async () => {
    const { token: phone } = await signInWith(PHONE);
    const omar = await server.signIn('omar@example.com');
    const devices = () => server.db.selectFrom('devices').selectAll().execute();
    expect(await devices()).toHaveLength(1);
    await succeed(server, 'POST /user/revoke-sessions', { token });
    expect(await Promise.all([token, phone, omar].map(statusOf))).toEqual([401, 401, 200]);
    expect(await devices()).toEqual([]);
  });
});

describe('the export (product 10.16)', () => {
  const save = (own = token) => succeed(server, 'GET /user/export-account', { token: own });

  it('has all data about the customer, and no secrets', async () => {
    const { order } = await placeOrder(server, token, smallLine);
    const omar = await server.signIn('omar@example.com');
    await placeOrder(server, omar, smallLine);
    const data = (await save()) as Record<string, unknown[]>;
    const text = JSON.stringify(data);
    expect(text).toContain(order?.orderId);
    expect(text).toContain('Product 1');
    expect(text).not.toContain('omar');
    expect(text).not.toMatch(/pay_token|token_hash|code_hash/);
    expect(data['orders']).toHaveLength(1);
    expect(data['orders']?.[0]).toMatchObject({
      items: [{ product_name: 'Product 1' }],
      history: [{ status: 'Confirmed' }],
      payments: [{ state: 'open' }],
    });
  });

  it('is limited per customer', async () => {
    const limited = await createTinyServer({ limits: realLimits });
    const own = await limited.signIn(EMAIL);
    const other = await limited.signIn('omar@example.com');
    const statuses: number[] = [];
    for (let index = 0; index < 11; index += 1) {
      statuses.push((await rawCall(limited, 'GET /user/export-account', { token: own })).status);
    }
    expect(statuses).toEqual([...Array<number>(10).fill(200), 429]);
    await succeed(limited, 'GET /user/export-account', { token: other });
    await limited.close();
  });
});

describe('limits', () => {
  it('of changes of the name are per customer', async () => {
    const limited = await createTinyServer({
      now: NOW,
      limits: { accountChangesPerCustomer: { limits: [{ max: 1, windowMs: MINUTE }] } },
    });
    const own = await limited.signIn(EMAIL);
    const options = { token: own, body: { name: 'Aisha' } };
    await succeed(limited, 'POST /user/update-account', options);
    expect((await fail(limited, 'POST /user/update-account', options)).status).toBe(429);
    limited.clock.advance(MINUTE);
    await succeed(limited, 'POST /user/update-account', options);
    await limited.close();
  });
});
