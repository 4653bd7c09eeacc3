import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { HOUR, MINUTE, SECOND } from '../../../server/clock.ts';
import { createLog } from '../../../server/log.ts';
import type { ErrorBody } from '../../../src/contract/common.ts';
import { PROOF_ABOVE } from '../../../server/rateLimits.ts';
import { proofFor, provenCall } from '../../support/proofOfWork.ts';
import { rawCall } from '../../support/serverClient.ts';
import type { Answer } from '../../support/serverClient.ts';
import { createTinyServer, realLimits } from '../../support/testServer.ts';
import type { TestServer } from '../../support/testServer.ts';

const EMAIL = 'aisha@example.com';
const VICTIM = 'victim@example.com';
let server: TestServer;
let log: string[];

beforeEach(async () => {
  log = [];
  server = await createTinyServer({
    limits: realLimits,
    config: { trustProxy: 1 },
    log: createLog('warn', (line) => log.push(line)),
  });
});
afterEach(() => server.close());

/** Header of the trusted proxy with the client's IP address. */
const from = (client: string) => ({ 'x-forwarded-for': client });
const send = (email = EMAIL, client = '9.9.9.9', headers = {}) =>
  rawCall(server, 'POST /user/send-otp', {
    body: { email },
    headers: { ...from(client), ...headers },
  });
/** Repeats a challenged request with a proof of work. */
const prove = (challenged: Answer<unknown>, email: string, shop = server, client = '9.9.9.9') =>
  rawCall(shop, 'POST /user/send-otp', {
    body: { email },
    headers: { ...from(client), ...proofFor(server, challenged.body) },
  });
const verify = (otp: string, email = EMAIL, client = '9.9.9.9') =>
  rawCall(server, 'POST /user/verify-otp', {
    body: { email, otp, firebaseToken: 'none' },
    headers: from(client),
  });

async function codeFor(email = EMAIL, client = '9.9.9.9'): Promise<string> {
  await send(email, client);
  return server.outbox.lastCode(email);
}

function otherThan(code: string): string {
  return code === '000000' ? '000001' : '000000';
}

/** Requests as many codes as unknown clients get without a proof of work. */
async function exhaustUnproven(): Promise<void> {
  for (let index = 0; index < PROOF_ABOVE; index += 1) {
    expect((await send(`person${index}@example.com`, `1.2.${index}.3`)).status).toBe(200);
  }
}

/** Number of codes sent to different addresses. */
async function countProven(
  requests: number,
  client: (index: number) => string,
  shop = server,
): Promise<number> {
  let sent = 0;
  for (let index = 0; index < requests; index += 1) {
    const body = { email: `person${index}@example.com` };
    const headers = from(client(index));
    const { status } = await provenCall(shop, 'POST /user/send-otp', { body, headers });
    if (status === 200) sent += 1;
  }
  return sent;
}

const DEAD = 'That code has expired. Ask for a new one.';

describe('requesting codes', () => {
  it('sends one code per 30 seconds and returns the time to wait', async () => {
    expect((await send()).status).toBe(200);
    server.clock.advance(10 * SECOND);
    const refused = await send();
    expect(refused.status).toBe(429);
    expect(refused.headers.get('retry-after')).toBe('20');
    expect(refused.body).toEqual({
      message: 'Too many codes were asked for. Please try again in 20 seconds.',
    });
    server.clock.advance(20 * SECOND);
    expect((await send()).status).toBe(200);
  });

  it('sends at most 5 codes an hour and 10 a day per address and network', async () => {
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

  it('sends them in all to an address and its aliases with a plus', async () => {
    const accepted: string[] = [];
    for (let index = 0; index < 8; index += 1) {
      const alias = index === 0 ? EMAIL : `aisha+${index}@example.com`;
      if ((await send(alias)).status === 200) accepted.push(alias);
      server.clock.advance(MINUTE);
    }
    expect(accepted).toHaveLength(5);
    expect((await send('omar+1@example.com')).status).toBe(200);
  });

  it('sends at most 100 codes an hour per client, with a proof of work', async () => {
    expect(await countProven(110, () => '9.9.9.9')).toBe(100);
  });

  it.each([
    ['IPv6 /48', (index: number) => `2001:db8:1:${(index << 8).toString(16)}::1`],
    ['IPv4 /24', (index: number) => `203.0.113.${index}`],
  ])('sends ten times as many per %s', async (_network, client) => {
    const codesPerClient = { limits: [{ max: 3, windowMs: HOUR }] };
    const limits = { ...realLimits, codesPerClient };
    const shop = await createTinyServer({ limits, config: { trustProxy: 1 } });
    expect(await countProven(40, client, shop)).toBe(30);
    await shop.close();
  });

  it('needs a proof of work from a client after 10 codes in 10 minutes', async () => {
    for (let index = 0; index < 10; index += 1) {
      expect((await send(`person${index}@example.com`)).status).toBe(200);
    }
    const challenged = await send('one-more@example.com');
    expect([challenged.status, challenged.headers.get('retry-after')]).toEqual([429, '600']);
    expect(challenged.body).toMatchObject({ challenge: { numbers: 40_000 } });
    expect((await prove(challenged, 'one-more@example.com')).status).toBe(200);
  });

  it('needs a proof of work from unknown clients after 20 codes a minute, and logs it', async () => {
    await exhaustUnproven();
    const refused = await send('one-more@example.com', '1.3.4.1');
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '60']);
    expect((refused.body as ErrorBody).message).toBe(
      'Many visitors are asking for a code at the moment. Please try again in 1 minute.',
    );
    // Any client can send any number of requests that are rejected.
    for (let index = 0; index < 20; index += 1) await send('one-more@example.com', '1.3.4.1');
    expect(log).toEqual([expect.stringContaining('Unknown clients need a proof of work.')]);
    server.clock.advance(MINUTE);
    expect((await send('one-more@example.com', '1.3.4.1')).status).toBe(200);
  });

  it('does not count rejected requests', async () => {
    await send();
    for (let index = 0; index < 40; index += 1) expect((await send()).status).toBe(429);
    expect((await send('somebody-else@example.com')).status).toBe(200);
  });
});

describe('a proof of work', () => {
  const EMAILS = ['first@example.com', 'second@example.com'] as const;
  let challenged: Answer<unknown>;
  beforeEach(async () => {
    await exhaustUnproven();
    challenged = await send(EMAILS[0]);
  });

  it('counts once', async () => {
    expect((await prove(challenged, EMAILS[0])).status).toBe(200);
    expect((await prove(challenged, EMAILS[1])).status).toBe(429);
  });

  it('counts once on several servers', async () => {
    const other = await createTinyServer({
      limits: realLimits,
      database: { ...server.database, close: () => Promise.resolve() },
    });
    expect((await prove(challenged, EMAILS[0], other)).status).toBe(200);
    expect((await prove(challenged, EMAILS[1])).status).toBe(429);
    await other.close();
  });

  it('can be used again after a rejection', async () => {
    for (let index = 0; index < 5; index += 1) {
      await send(VICTIM, `1.2.${index}.3`, proofFor(server, (await send(VICTIM)).body));
    }
    expect((await prove(challenged, VICTIM, server, '1.9.9.9')).status).toBe(429);
    expect((await prove(challenged, EMAILS[0])).status).toBe(200);
  });

  it('expires after five minutes', async () => {
    server.clock.advance(5 * MINUTE);
    await exhaustUnproven();
    expect((await prove(challenged, EMAILS[0])).status).toBe(429);
  });

  it.each([
    ['a wrong number', (proof: string) => `${proof.slice(0, -1)}${proof.endsWith('1') ? 2 : 1}`],
    ['another salt', (proof: string) => proof.replace('T', 'U')],
    ['a later expiry', (proof: string) => proof.replace(/^\d/, '9')],
    ['no number', (proof: string) => proof.replace(/\d+$/, '')],
    ['something else', () => 'x'.repeat(5000)],
  ])('is rejected with %s', async (_what, change) => {
    const proof = proofFor(server, challenged.body)?.['proof-of-work'] ?? '';
    const headers = { 'proof-of-work': change(proof) };
    expect((await send(EMAILS[0], '9.9.9.9', headers)).status).toBe(429);
  });
});

describe('aliases of a mailbox', () => {
  it('share its limits', async () => {
    for (let index = 0; index < 4; index += 1) {
      expect((await send(`aisha+${index}@example.com`, `1.2.${index}.3`)).status).toBe(200);
    }
    expect((await send('aisha+4@example.com', '1.2.4.3')).status).toBe(429);
  });
});

describe('guessing codes', () => {
  it('keeps the count of wrong guesses when a new code is requested', async () => {
    let wrong = 0;
    for (let round = 0; round < 4; round += 1) {
      server.clock.advance(31 * SECOND);
      const otp = await codeFor();
      for (let guess = 0; guess < 5; guess += 1) {
        if ((await verify(otherThan(otp))).status === 400) wrong += 1;
      }
    }
    // Ten an hour per network.
    expect(wrong).toBe(10);
    server.clock.advance(31 * SECOND);
    const refused = await verify(await codeFor());
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3000);
  });

  it('resets the count after a right guess', async () => {
    for (let round = 0; round < 6; round += 1) {
      server.clock.advance(3 * HOUR);
      const otp = await codeFor();
      for (let guess = 0; guess < 4; guess += 1) await verify(otherThan(otp));
      expect((await verify(otp)).status).toBe(200);
    }
  });

  it('allows 60 wrong guesses an hour per client, for all addresses together', async () => {
    for (let index = 0; index < 60; index += 1) {
      expect((await verify('123456', `person${index}@example.com`)).status).toBe(400);
    }
    const refused = await verify('123456', 'one-more@example.com');
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '3600']);
    expect((await verify('123456', 'one-more@example.com', '8.8.8.8')).status).toBe(400);
  });

  it('does not lock out an address by guesses without a code', async () => {
    for (let client = 0; client < 100; client += 1) {
      const { body } = await verify('123456', EMAIL, `1.2.${client}.3`);
      expect((body as ErrorBody).message).toBe(DEAD);
    }
    expect((await verify(await codeFor())).status).toBe(200);
  });
});
