import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { DAY, HOUR, MINUTE, SECOND } from '../../../server/clock.ts';
import { routes } from '../../../server/routes/routes.ts';
import type { AnyRoute } from '../../../server/http/route.ts';
import type { ApiCall } from '../../../src/contract/api.ts';
import { fail, rawCall, succeed } from '../../support/serverClient.ts';
import { createTinyServer, realLimits } from '../../support/testServer.ts';
import type { TestServer } from '../../support/testServer.ts';

const EMAIL = 'aisha@example.com';
let server: TestServer;

beforeEach(async () => {
  server = await createTinyServer({ limits: realLimits });
});
afterEach(() => server.close());

function callsWith(auth: AnyRoute['auth']): ApiCall[] {
  return Object.entries<AnyRoute>(routes)
    .filter(([, route]) => route.auth === auth)
    .map(([call]) => call as ApiCall);
}

const send = (email = EMAIL) => rawCall(server, 'POST /user/send-otp', { body: { email } });
const verify = (otp: string, email = EMAIL) =>
  rawCall(server, 'POST /user/verify-otp', { body: { email, otp, firebaseToken: 'none' } });

async function codeFor(email = EMAIL): Promise<string> {
  await send(email);
  return server.outbox.lastCode(email);
}

function otherThan(code: string): string {
  return code === '000000' ? '000001' : '000000';
}

describe('the guard', () => {
  it('refuses every guarded call without a token, before anything else', async () => {
    for (const call of callsWith('required')) {
      const refusal = await fail(server, call, call.startsWith('POST') ? { body: {} } : {});
      expect([call, refusal.status, refusal.message]).toEqual([call, 401, 'Token not found']);
    }
  });

  it('tells an empty, a malformed, an unknown and a dead token apart', async () => {
    const cart = async (authorization: string): Promise<string> =>
      (await fail(server, 'GET /user/get-cart', { headers: { authorization } })).message;
    expect(await cart('Bearer')).toBe('Token not found');
    expect(await cart('Basic abc')).toBe('Invalid token');
    expect(await cart('Bearer short')).toBe('Invalid token');
    expect(await cart(`Bearer ${'a'.repeat(43)}`)).toBe('Invalid token');
  });

  it('ends a session after 30 days however often it is used', async () => {
    const token = await server.signIn(EMAIL);
    for (let day = 0; day < 29; day += 1) {
      server.clock.advance(DAY);
      await succeed(server, 'GET /user/get-cart', { token });
    }
    server.clock.advance(DAY);
    expect((await fail(server, 'GET /user/get-cart', { token })).message).toBe('Token expired');
  });

  it('ends a session that was not used for 7 days', async () => {
    const token = await server.signIn(EMAIL);
    server.clock.advance(7 * DAY);
    expect((await fail(server, 'GET /user/get-cart', { token })).message).toBe('Token expired');
  });

  it('treats a dead token on a public read as no token', async () => {
    const token = await server.signIn(EMAIL);
    server.clock.advance(31 * DAY);
    for (const dead of [token, 'nonsense', 'x'.repeat(43)]) {
      const answer = await rawCall(server, 'GET /user/get-home-page', { token: dead });
      expect(answer.status).toBe(200);
    }
  });

  it('keeps at most ten sessions of one customer', async () => {
    const tokens: string[] = [];
    for (let index = 0; index < 11; index += 1) {
      server.clock.advance(SECOND);
      tokens.push(await server.signIn(EMAIL));
    }
    const [oldest = '', second = ''] = tokens;
    expect((await fail(server, 'GET /user/get-cart', { token: oldest })).message).toBe(
      'Invalid token',
    );
    await succeed(server, 'GET /user/get-cart', { token: second });
  });
});

describe('signing in', () => {
  it('turns the mailed code into a session and a user', async () => {
    const otp = await codeFor();
    const answer = await succeed(server, 'POST /user/verify-otp', {
      body: { email: ` ${EMAIL.toUpperCase()} `, otp, firebaseToken: 'none' },
    });
    expect(answer).toMatchObject({ role: 'user', admin: { email: EMAIL } });
    expect(answer.token).toMatch(/^[A-Za-z0-9_-]{43}$/);
    await succeed(server, 'GET /user/get-cart', { token: answer.token });
  });

  it('accepts a code once only, also when it is tried many times at once', async () => {
    const otp = await codeFor();
    const answers = await Promise.all(Array.from({ length: 4 }, () => verify(otp)));
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1);
    expect((await verify(otp)).status).toBe(400);
  });

  it('accepts a code for 180 seconds and not longer', async () => {
    const early = await codeFor();
    server.clock.advance(179 * SECOND);
    expect((await verify(early)).status).toBe(200);
    const late = await codeFor();
    server.clock.advance(180 * SECOND);
    expect(await verify(late)).toMatchObject({
      status: 400,
      body: { message: 'That code has expired. Ask for a new one.' },
    });
  });

  it('counts the tries down and then refuses the right code too', async () => {
    const otp = await codeFor();
    for (const left of ['4 tries', '3 tries', '2 tries', '1 try']) {
      expect((await verify(otherThan(otp))).body).toEqual({
        message: `That code is not right. ${left} left.`,
      });
    }
    await verify(otherThan(otp));
    expect((await verify(otp)).status).toBe(400);
  });

  it('kills the old code when a new one is asked for', async () => {
    const old = await codeFor();
    server.clock.advance(31 * SECOND);
    const fresh = await codeFor();
    expect((await verify(old)).status).toBe(old === fresh ? 200 : 400);
    expect((await verify(fresh)).status).toBe(200);
  });

  it('keeps neither codes nor tokens in the database', async () => {
    const otp = await codeFor();
    const { token } = await succeed(server, 'POST /user/verify-otp', {
      body: { email: EMAIL, otp, firebaseToken: 'none' },
    });
    const tables = [
      await sql`select * from sessions`.execute(server.db),
      await sql`select * from login_codes`.execute(server.db),
      await sql`select * from mails`.execute(server.db),
    ];
    const dump = JSON.stringify(tables.map((table) => table.rows));
    expect(dump).not.toContain(token);
    expect(dump).not.toContain(`"${otp}"`);
    expect(dump).not.toContain('sign-in code is');
  });

  it('revokes the session on logout', async () => {
    const token = await server.signIn(EMAIL);
    const other = await server.signIn(EMAIL);
    await succeed(server, 'POST /user/logout', { token });
    expect((await fail(server, 'POST /user/logout', { token })).message).toBe('Invalid token');
    await succeed(server, 'GET /user/get-cart', { token: other });
  });

  it.each([
    ['two addresses', { email: ['a@b.co', 'c@d.co'] }],
    ['an object', { email: { $ne: 1 } }],
    ['a header', { email: 'a@b.co\r\nBcc: c@d.co' }],
    ['a list', { email: 'a@b.co,c@d.co' }],
    ['a display name', { email: '"a" <a@b.co>' }],
    ['no dot', { email: 'a@b' }],
    ['nothing', {}],
  ])('sends no mail to %s', async (_name, body) => {
    const refusal = await fail(server, 'POST /user/send-otp', { body });
    expect(refusal).toMatchObject({ status: 400, message: 'Please enter a valid email address' });
    expect(await server.outbox.mails()).toHaveLength(0);
  });

  it.each([123456, '12345', '1234567', '12345a', null, { $gt: '' }])(
    'refuses %p as a code',
    async (otp) => {
      const body = { email: EMAIL, otp, firebaseToken: 'none' };
      expect(await fail(server, 'POST /user/verify-otp', { body })).toMatchObject({
        status: 400,
        message: 'Please enter a valid 6-digit OTP',
      });
    },
  );
});

describe('limits', () => {
  it('sends one code per 30 seconds and says how long to wait', async () => {
    expect((await send()).status).toBe(200);
    server.clock.advance(10 * SECOND);
    const refused = await send();
    expect(refused.status).toBe(429);
    expect(refused.headers.get('retry-after')).toBe('20');
    server.clock.advance(20 * SECOND);
    expect((await send()).status).toBe(200);
  });

  it('sends at most 5 codes an hour and 10 a day to one address', async () => {
    const sent = async (): Promise<number> => (await server.outbox.mails()).length;
    for (let index = 0; index < 20; index += 1) {
      await send();
      await sent();
      server.clock.advance(MINUTE);
    }
    expect(await sent()).toBe(5);
    for (let hour = 0; hour < 22; hour += 1) {
      server.clock.advance(HOUR);
      await send();
      await sent();
    }
    expect(await sent()).toBe(10);
  });

  it('sends at most 30 codes an hour for one client', async () => {
    for (let index = 0; index < 30; index += 1) {
      expect((await send(`person${index}@example.com`)).status).toBe(200);
    }
    expect((await send('one-more@example.com')).status).toBe(429);
  });

  it('does not forget wrong guesses when a new code is asked for', async () => {
    let wrong = 0;
    for (let round = 0; round < 4; round += 1) {
      server.clock.advance(31 * SECOND);
      const otp = await codeFor();
      for (let guess = 0; guess < 5; guess += 1) {
        if ((await verify(otherThan(otp))).status === 400) wrong += 1;
      }
    }
    expect(wrong).toBe(15);
    server.clock.advance(31 * SECOND);
    const refused = await verify(await codeFor());
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3000);
  });

  it('starts the count anew after a right guess', async () => {
    for (let round = 0; round < 6; round += 1) {
      server.clock.advance(3 * HOUR);
      const otp = await codeFor();
      for (let guess = 0; guess < 4; guess += 1) await verify(otherThan(otp));
      expect((await verify(otp)).status).toBe(200);
    }
  });

  it('answers the same for known and unknown addresses', async () => {
    const known = await send('demo@sadeel.example');
    const unknown = await send('nobody@example.com');
    expect(known.body).toEqual(unknown.body);
    expect((await verify('123456', 'nobody-at-all@example.com')).body).toEqual({
      message: 'That code has expired. Ask for a new one.',
    });
  });
});
