import { createHash } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { DAY, HOUR, SECOND } from '../../../server/clock.ts';
import { routes } from '../../../server/routes/routes.ts';
import type { AnyRoute } from '../../../server/http/route.ts';
import { createSecrets } from '../../../server/secrets.ts';
import type { ApiCall } from '../../../src/contract/api.ts';
import type { ErrorBody } from '../../../src/contract/common.ts';
import { fail, rawCall, succeed } from '../../support/serverClient.ts';
import { DEMO_EMAIL, createTinyServer, realLimits } from '../../support/testServer.ts';
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

describe('authentication', () => {
  it('rejects every protected route without a token, before validation', async () => {
    for (const call of callsWith('required')) {
      const refusal = await fail(server, call, call.startsWith('POST') ? { body: {} } : {});
      expect([call, refusal.status, refusal.message]).toEqual([call, 401, 'Token not found']);
    }
  });

  it('distinguishes missing, malformed, unknown and expired tokens', async () => {
    const cart = async (authorization: string): Promise<string> =>
      (await fail(server, 'GET /user/get-cart', { headers: { authorization } })).message;
    for (const header of ['', ' ', 'Bearer', 'Bearer ', 'bearer', 'Basic YWlzaGE6MTIz', 'abc']) {
      expect([header, await cart(header)]).toEqual([header, 'Token not found']);
    }
    expect(await cart('Bearer two words')).toBe('Invalid token');
    expect(await cart('Bearer short')).toBe('Invalid token');
    expect(await cart(`Bearer ${'a'.repeat(43)}`)).toBe('Invalid token');
  });

  it('ends a session after 30 days, even if it is used', async () => {
    const token = await server.signIn(EMAIL);
    for (let day = 0; day < 29; day += 1) {
      server.clock.advance(DAY);
      await succeed(server, 'GET /user/get-cart', { token });
    }
    server.clock.advance(DAY);
    expect((await fail(server, 'GET /user/get-cart', { token })).message).toBe('Token expired');
  });

  it('ends a session after 7 days without use', async () => {
    const token = await server.signIn(EMAIL);
    server.clock.advance(7 * DAY);
    expect((await fail(server, 'GET /user/get-cart', { token })).message).toBe('Token expired');
  });

  it('treats an invalid token on a public read as no token', async () => {
    const token = await server.signIn(EMAIL);
    server.clock.advance(31 * DAY);
    for (const dead of [token, 'nonsense', 'x'.repeat(43)]) {
      const response = await rawCall(server, 'GET /user/get-home-page', { token: dead });
      expect(response.status).toBe(200);
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
  it('exchanges the mailed code for a session and a user', async () => {
    const otp = await codeFor();
    const response = await succeed(server, 'POST /user/verify-otp', {
      body: { email: ` ${EMAIL.toUpperCase()} `, otp, firebaseToken: 'none' },
    });
    expect(response).toMatchObject({ role: 'user', admin: { email: EMAIL } });
    expect(response.token).toMatch(/^[A-Za-z0-9_-]{43}$/);
    await succeed(server, 'GET /user/get-cart', { token: response.token });
  });

  it('accepts a code once, even with concurrent requests', async () => {
    for (let round = 0; round < 10; round += 1) {
      const email = `round${round}@example.com`;
      const otp = await codeFor(email);
      const responses = await Promise.all(Array.from({ length: 20 }, () => verify(otp, email)));
      expect(responses.filter((response) => response.status === 200)).toHaveLength(1);
      expect((await verify(otp, email)).status).toBe(400);
      server.clock.advance(HOUR);
    }
  });

  it('compares a code with five guesses at most, even with concurrent requests', async () => {
    const otp = await codeFor();
    const guesses = Array.from({ length: 15 }, () => verify(otherThan(otp)));
    const messages = (await Promise.all(guesses)).map(({ body }) => (body as ErrorBody).message);
    expect(messages.filter((message) => message.startsWith('That code is not right'))).toHaveLength(
      5,
    );
    expect((await verify(otp)).status).toBe(400);
  });

  it('accepts a code for 180 seconds', async () => {
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

  it('counts the tries down, then rejects the right code', async () => {
    const otp = await codeFor();
    for (const left of ['4 tries', '3 tries', '2 tries', '1 try']) {
      expect((await verify(otherThan(otp))).body).toEqual({
        message: `That code is not right. ${left} left.`,
      });
    }
    await verify(otherThan(otp));
    expect((await verify(otp)).status).toBe(400);
  });

  it('invalidates the old code when a new one is requested', async () => {
    const old = await codeFor();
    server.clock.advance(31 * SECOND);
    const fresh = await codeFor();
    expect((await verify(old)).status).toBe(old === fresh ? 200 : 400);
    expect((await verify(fresh)).status).toBe(200);
  });

  it('stores neither codes nor tokens', async () => {
    const otp = await codeFor();
    const { token } = await succeed(server, 'POST /user/verify-otp', {
      body: { email: EMAIL, otp, firebaseToken: 'none' },
    });
    const tables = [
      await sql`select * from sessions`.execute(server.db),
      await sql`select * from sign_in_codes`.execute(server.db),
      await sql`select * from mails`.execute(server.db),
    ];
    const dump = JSON.stringify(tables.map((table) => table.rows));
    expect(dump).not.toContain(token);
    expect(dump).not.toContain(`"${otp}"`);
    expect(dump).not.toContain('sign-in code is');
  });

  it('hashes codes with the shop’s secret', async () => {
    const otp = await codeFor();
    const row = await server.db.selectFrom('sign_in_codes').select('code_hash').executeTakeFirst();
    const guesses = [otp, `${EMAIL}${otp}`, `${EMAIL} ${otp}`, `otp\0${EMAIL} ${otp}`];
    const plain = guesses.map((text) => createHash('sha256').update(text).digest('hex'));
    expect(plain).not.toContain(row?.code_hash);
    const hashWith = (secret: string) => createSecrets(secret).hash('otp', `${EMAIL} ${otp}`);
    expect(hashWith('one secret')).not.toBe(hashWith('another secret'));
  });

  it('does not wait for the mail', async () => {
    const stalled = await createTinyServer({
      transport: { keepsContent: false, send: () => new Promise<void>(() => undefined) },
    });
    const body = { email: EMAIL };
    for (let index = 0; index < 3; index += 1) {
      await succeed(stalled, 'POST /user/send-otp', { body });
    }
    const queued = await stalled.db.selectFrom('mails').select('sent_at').execute();
    expect(queued).toEqual([{ sent_at: null }, { sent_at: null }, { sent_at: null }]);
    await stalled.db.destroy();
  });

  it('responds to known and unknown addresses identically', async () => {
    const responseTo = async (path: string, body: object) => {
      const headers = { 'content-type': 'application/json' };
      const init = { method: 'POST', headers, body: JSON.stringify(body) };
      const response = await server.fetch(path, init);
      response.headers.delete('x-request-id');
      const cookie = response.headers.get('set-cookie')?.replace(/=[\w-]{43};/, '=token;');
      if (cookie !== undefined) response.headers.set('set-cookie', cookie);
      return [response.status, [...response.headers], await response.text()];
    };
    const known = DEMO_EMAIL;
    const unknown = 'nobody@example.com';
    for (const path of ['/api/user/send-otp', '/api/user/verify-otp', '/api/user/send-otp']) {
      const otp = '000000';
      expect(await responseTo(path, { email: known, otp })).toEqual(
        await responseTo(path, { email: unknown, otp }),
      );
    }
  });

  it('creates a unique token per sign-in, and rejects similar ones', async () => {
    const tokens = await Promise.all(Array.from({ length: 3 }, () => server.signIn(EMAIL)));
    expect(new Set(tokens).size).toBe(3);
    const [token = ''] = tokens;
    const flipped = Array.from(token, (character, index) => {
      const other = character === 'A' ? 'B' : 'A';
      return token.slice(0, index) + other + token.slice(index + 1);
    });
    const swapped = token.replace(/[a-zA-Z]/g, (letter) =>
      letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase(),
    );
    const similar = [...flipped, swapped, token.slice(1), `${token}A`, `${token}=`, `${token}%00`];
    for (const wrong of similar) {
      const refusal = await fail(server, 'GET /user/get-cart', { token: wrong });
      expect([refusal.status, refusal.message]).toEqual([401, 'Invalid token']);
    }
    await succeed(server, 'GET /user/get-cart', { token });
  });

  it('revokes the session on logout', async () => {
    const token = await server.signIn(EMAIL);
    const other = await server.signIn(EMAIL);
    await succeed(server, 'POST /user/logout', { token });
    for (const call of callsWith('required')) {
      const refusal = await fail(server, call, {
        token,
        ...(call.startsWith('POST') && { body: {} }),
      });
      expect([call, refusal.status, refusal.message]).toEqual([call, 401, 'Invalid token']);
    }
    await succeed(server, 'GET /user/get-cart', { token: other });
  });

  it.each([
    ['two addresses', { email: ['a@b.co', 'c@d.co'] }],
    ['an object', { email: { $ne: 1 } }],
    ['a line break', { email: 'a@b.co\r\nBcc: c@d.co' }],
    ['a list of addresses', { email: 'a@b.co,c@d.co' }],
    ['a display name', { email: '"a" <a@b.co>' }],
    ['an address without a dot', { email: 'a@b' }],
    ['a missing address', {}],
  ])('sends no mail to %s', async (_name, body) => {
    const refusal = await fail(server, 'POST /user/send-otp', { body });
    expect(refusal).toMatchObject({ status: 400, message: 'Please enter a valid email address' });
    expect(await server.outbox.mails()).toHaveLength(0);
  });

  it.each([123456, '12345', '1234567', '12345a', null, { $gt: '' }])(
    'rejects %p as a code',
    async (otp) => {
      const body = { email: EMAIL, otp, firebaseToken: 'none' };
      expect(await fail(server, 'POST /user/verify-otp', { body })).toMatchObject({
        status: 400,
        message: 'Please enter a valid 6-digit OTP',
      });
    },
  );
});
