import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { DAY, HOUR, MINUTE, SECOND } from '../../../server/clock.ts';
import { PROOF_ABOVE } from '../../../server/rateLimits.ts';
import { createSecrets } from '../../../server/secrets.ts';
import type { ErrorBody } from '../../../src/contract/common.ts';
import { rawCall } from '../../support/serverClient.ts';
import type { Answer } from '../../support/serverClient.ts';
import { createTinyServer, realLimits } from '../../support/testServer.ts';
import type { TestServer } from '../../support/testServer.ts';

const EMAIL = 'aisha@example.com';
let server: TestServer;

beforeEach(async () => {
  server = await createTinyServer({ limits: realLimits, config: { trustProxy: 1 } });
});
afterEach(() => server.close());

/** A browser in one network, with or without cookies. */
function openBrowser(client: string, { keepsCookies = true } = {}) {
  let cookie = '';
  const post = async (path: 'send-otp' | 'verify-otp', body: object): Promise<Answer<unknown>> => {
    const headers = { 'x-forwarded-for': client, ...(cookie && { cookie }) };
    const response = await rawCall(server, `POST /user/${path}`, { body, headers });
    const sent = response.headers.get('set-cookie');
    if (keepsCookies && sent !== null) cookie = sent.split(';')[0] ?? '';
    return response;
  };
  const requestCode = (email = EMAIL) => post('send-otp', { email });
  const guess = (otp: string, email = EMAIL) =>
    post('verify-otp', { email, otp, firebaseToken: 'none' });
  return {
    requestCode,
    guess,
    cookie: () => cookie,
    setCookie: (value: string) => void (cookie = value),
    code: async (email = EMAIL): Promise<string> => {
      expect((await requestCode(email)).status).toBe(200);
      return server.outbox.lastCode(email);
    },
  };
}

type Browser = ReturnType<typeof openBrowser>;

async function signIn(browser: Browser, email = EMAIL): Promise<void> {
  expect((await browser.guess(await browser.code(email), email)).status).toBe(200);
  server.clock.advance(MINUTE);
}

function otherThan(code: string): string {
  return code === '000000' ? '000001' : '000000';
}

/** Requests codes for the customer from one network up to its limit. */
async function exhaustCodes(client: string): Promise<void> {
  const stranger = openBrowser(client);
  for (let index = 0; index < 5; index += 1) {
    await stranger.requestCode();
    server.clock.advance(30 * SECOND);
  }
  expect((await stranger.requestCode()).status).toBe(429);
}

describe('strangers who request codes for a customer', () => {
  it('do not delay a first sign-in', async () => {
    await exhaustCodes('198.51.100.1');
    expect((await openBrowser('203.0.113.8').requestCode()).status).toBe(200);
  });

  it('do not delay it by repeated requests from several networks', async () => {
    const strangers = Array.from({ length: 4 }, (_, index) => openBrowser(`198.51.${index}.1`));
    for (let second = 0; second < 3600; second += 5) {
      for (const stranger of strangers) await stranger.requestCode();
      server.clock.advance(5 * SECOND);
    }
    expect((await openBrowser('203.0.113.8').requestCode()).status).toBe(200);
  });

  it('delay a first sign-in from new networks by 5 minutes at most', async () => {
    for (let index = 0; index < 4; index += 1) await openBrowser(`198.51.${index}.1`).requestCode();
    const customer = openBrowser('203.0.113.8');
    const refused = await customer.requestCode();
    expect(refused.headers.get('retry-after')).toBe('300');
    server.clock.advance(5 * MINUTE);
    expect((await customer.requestCode()).status).toBe(200);
  });

  it('do not delay a known device', async () => {
    const customer = openBrowser('203.0.113.8');
    await signIn(customer);
    await exhaustCodes('198.51.100.1');
    expect((await customer.requestCode()).status).toBe(200);
  });

  it('do not delay a known device in the same network', async () => {
    const customer = openBrowser('198.51.100.1');
    await signIn(customer);
    server.clock.advance(HOUR);
    await exhaustCodes('198.51.100.1');
    expect((await customer.requestCode()).status).toBe(200);
  });

  it('cause at most 30 mails an hour, from any number of networks', async () => {
    let sent = 0;
    for (let index = 0; index < 720; index += 1) {
      if ((await openBrowser(`198.51.${index % 100}.1`).requestCode()).status === 200) sent += 1;
      server.clock.advance(5 * SECOND);
    }
    expect(sent).toBeGreaterThan(20);
    expect(sent).toBeLessThanOrEqual(30);
  });

  it('do not invalidate the customer’s code', async () => {
    for (const keepsCookies of [true, false]) {
      server.clock.advance(HOUR);
      const customer = openBrowser('203.0.113.8', { keepsCookies });
      const code = await customer.code();
      server.clock.advance(31 * SECOND);
      await openBrowser('198.51.100.1').code();
      expect((await customer.guess(code)).status).toBe(200);
    }
  });

  it('do not use up the tries and guesses of a known device', async () => {
    const customer = openBrowser('203.0.113.8');
    await signIn(customer);
    const code = await customer.code();
    const stranger = openBrowser('203.0.113.9');
    for (let index = 0; index < 20; index += 1) await stranger.guess(otherThan(code));
    expect((await customer.guess(code)).status).toBe(200);
    for (let round = 0; round < 4; round += 1) {
      server.clock.advance(3 * MINUTE);
      const other = await stranger.code();
      for (let index = 0; index < 5; index += 1) await stranger.guess(otherThan(other));
    }
    expect((await stranger.guess('123456')).status).toBe(429);
    expect((await customer.guess(await customer.code())).status).toBe(200);
  });

  it('do not block the right code by guesses from one network', async () => {
    const stranger = openBrowser('198.51.100.1');
    for (let round = 0; round < 4; round += 1) {
      const code = await stranger.code();
      for (let guess = 0; guess < 5; guess += 1) await stranger.guess(otherThan(code));
      server.clock.advance(7 * MINUTE);
    }
    expect((await stranger.guess('123456')).status).toBe(429);
    const customer = openBrowser('203.0.113.8');
    expect((await customer.guess(await customer.code())).status).toBe(200);
  });

  it('do not block the right code by guesses from three networks, for days', async () => {
    const strangers = [1, 2, 3].map((index) => openBrowser(`198.51.${index}.1`));
    for (let day = 0; day < 4; day += 1) {
      for (let round = 0; round < 2; round += 1) {
        for (const stranger of strangers) {
          const code = await stranger.code();
          for (let guess = 0; guess < 5; guess += 1) await stranger.guess(otherThan(code));
          server.clock.advance(6 * MINUTE);
        }
      }
      const newcomer = openBrowser(`203.0.${day}.8`);
      const code = await newcomer.code();
      expect((await newcomer.guess(otherThan(code))).status).toBe(400);
      expect((await newcomer.guess(code)).status).toBe(200);
      server.clock.advance(DAY);
    }
  });

  it('have at most 60 wrong guesses an hour, from any number of networks', async () => {
    let wrong = 0;
    for (let index = 0; index < 100; index += 1) {
      const stranger = openBrowser(`198.51.${index}.1`);
      server.clock.advance(30 * SECOND);
      if ((await stranger.requestCode()).status !== 200) continue;
      const code = await server.outbox.lastCode(EMAIL);
      for (let guess = 0; guess < 5; guess += 1) {
        if ((await stranger.guess(otherThan(code))).status === 400) wrong += 1;
      }
    }
    expect(wrong).toBeGreaterThan(30);
    expect(wrong).toBeLessThanOrEqual(60);
  });

  it('do not get a known device by planting a cookie before the customer signs in', async () => {
    const stranger = openBrowser('198.51.100.1');
    await stranger.requestCode('stranger@example.com');
    const customer = openBrowser('203.0.113.8');
    customer.setCookie(stranger.cookie());
    await signIn(customer);
    expect(customer.cookie()).not.toBe(stranger.cookie());
    await exhaustCodes('198.51.100.2');
    expect((await stranger.requestCode()).status).toBe(429);
  });
});

describe('a known device', () => {
  it('has its own limits: five codes an hour, fifteen wrong guesses', async () => {
    const customer = openBrowser('203.0.113.8');
    await signIn(customer);
    for (let index = 0; index < 5; index += 1) {
      const code = await customer.code();
      for (let guess = 0; guess < 3; guess += 1) {
        expect((await customer.guess(otherThan(code))).status).toBe(400);
      }
      server.clock.advance(31 * SECOND);
    }
    expect((await customer.requestCode()).status).toBe(429);
    expect((await customer.guess('123456')).status).toBe(429);
  });

  it('gets a code without a proof of work when unknown ones need it', async () => {
    const customer = openBrowser('203.0.113.8');
    await signIn(customer);
    server.clock.advance(HOUR);
    for (let index = 0; index < PROOF_ABOVE; index += 1) {
      await openBrowser(`1.2.${index}.3`).requestCode(`person${index}@example.com`);
    }
    expect((await openBrowser('1.3.4.5').requestCode('new@example.com')).status).toBe(429);
    expect((await customer.requestCode()).status).toBe(200);
  });

  it('is known for its customer only', async () => {
    const stranger = openBrowser('198.51.100.1');
    await signIn(stranger, 'stranger@example.com');
    for (let index = 0; index < 5; index += 1) {
      await stranger.requestCode();
      server.clock.advance(30 * SECOND);
    }
    expect((await stranger.requestCode()).status).toBe(429);
  });

  it('stays known for all customers who share it, for 180 days', async () => {
    const shared = openBrowser('203.0.113.8');
    await signIn(shared, 'omar@example.com');
    await signIn(shared);
    const devices = () => server.db.selectFrom('devices').selectAll().execute();
    expect(new Set((await devices()).map((row) => row.token_hash)).size).toBe(1);
    await exhaustCodes('203.0.113.9');
    expect((await shared.requestCode('omar@example.com')).status).toBe(200);
    expect((await shared.requestCode()).status).toBe(200);
    server.clock.advance(181 * DAY);
    await exhaustCodes('203.0.113.9');
    expect((await shared.requestCode()).status).toBe(429);
  });

  it('is stored as a hash, ten per customer', async () => {
    for (let index = 0; index < 12; index += 1) {
      const browser = openBrowser(`203.0.${index}.8`);
      await signIn(browser);
      server.clock.advance(HOUR);
      const rows = JSON.stringify(await server.db.selectFrom('devices').selectAll().execute());
      expect(rows).not.toContain(browser.cookie().split('=')[1]);
    }
    expect(await server.db.selectFrom('devices').selectAll().execute()).toHaveLength(10);
  });
});

describe('the device cookie', () => {
  const headerOf = async (shop: TestServer) =>
    (await rawCall(shop, 'POST /user/send-otp', { body: { email: EMAIL } })).headers.get(
      'set-cookie',
    ) ?? '';

  it('is HttpOnly, limited to the API, and Secure with https', async () => {
    const plain = await headerOf(server);
    expect(plain).toMatch(/^sadeel_device=[\w-]{43}; Max-Age=15552000; Path=\/api\/user;/);
    expect(plain).toContain('HttpOnly');
    expect(plain).toContain('SameSite=Strict');
    expect(plain).not.toContain('Secure');
    const secure = await createTinyServer({ config: { publicUrl: 'https://shop.example' } });
    expect(await headerOf(secure)).toContain('Secure');
    await secure.close();
  });

  it('is replaced when it is malformed', async () => {
    const browser = openBrowser('203.0.113.8');
    browser.setCookie('sadeel_device=x');
    await browser.requestCode();
    expect(browser.cookie()).toMatch(/^sadeel_device=[\w-]{43}$/);
  });

  it('is not set by reads', async () => {
    const response = await rawCall(server, 'GET /user/get-home-page');
    expect(response.headers.get('set-cookie')).toBeNull();
  });
});

describe('a client without cookies', () => {
  it('signs in, even after a change of network', async () => {
    const before = openBrowser('203.0.113.8', { keepsCookies: false });
    const code = await before.code();
    const after = openBrowser('198.51.100.1', { keepsCookies: false });
    expect((await after.guess(code)).status).toBe(200);
  });

  it('has one code at a time', async () => {
    const client = openBrowser('203.0.113.8', { keepsCookies: false });
    const old = await client.code();
    server.clock.advance(31 * SECOND);
    const fresh = await client.code();
    const { body } = await client.guess(old === fresh ? otherThan(old) : old);
    expect((body as ErrorBody).message).toContain('That code is not right');
    expect((await client.guess(fresh)).status).toBe(200);
  });

  it('has its code and network stored as keyed hashes', async () => {
    const code = await openBrowser('203.0.113.8').code();
    const row = await server.db.selectFrom('sign_in_codes').selectAll().executeTakeFirstOrThrow();
    expect(JSON.stringify(row)).not.toContain('203.0.113');
    expect(row.code_hash).not.toBe(createSecrets('another secret').hash('otp', `${EMAIL} ${code}`));
  });
});
