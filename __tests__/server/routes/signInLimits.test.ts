import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { HOUR, MINUTE, SECOND } from '../../../server/clock.ts';
import { createLog } from '../../../server/log.ts';
import type { ErrorBody } from '../../../src/contract/common.ts';
import { rawCall } from '../../support/serverClient.ts';
import { createTinyServer, realLimits } from '../../support/testServer.ts';
import type { TestServer } from '../../support/testServer.ts';

const EMAIL = 'aisha@example.com';
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
const send = (email = EMAIL, client = '9.9.9.9') =>
  rawCall(server, 'POST /user/send-otp', { body: { email }, headers: from(client) });
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

  it('sends at most 30 codes an hour per client', async () => {
    for (let index = 0; index < 30; index += 1) {
      expect((await send(`person${index}@example.com`)).status).toBe(200);
    }
    expect((await send('one-more@example.com')).status).toBe(429);
  });

  it('sends at most 100 codes an hour per IPv6 /48 and IPv4 /24', async () => {
    const sentTo = async (client: (index: number) => string): Promise<number> => {
      server.clock.advance(HOUR);
      let count = 0;
      for (let index = 0; index < 110; index += 1) {
        // Stays below the shared limit.
        if (index % 50 === 0) server.clock.advance(11 * MINUTE);
        const { status } = await send(`person${index}@example.com`, client(index));
        if (status === 200) count += 1;
      }
      return count;
    };
    expect(await sentTo((index) => `2001:db8:1:${(index << 8).toString(16)}::1`)).toBe(100);
    expect(await sentTo((index) => `203.0.113.${index}`)).toBe(100);
  });

  it('sends at most 200 codes in 10 minutes in total, and logs it once', async () => {
    for (let index = 0; index < 200; index += 1) {
      const response = await send(`person${index}@example.com`, `1.2.${index}.3`);
      expect(response.status).toBe(200);
    }
    const refused = await send('one-more@example.com', '1.3.4.1');
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '600']);
    // Any client can send any number of requests that are rejected.
    for (let index = 0; index < 20; index += 1) await send('one-more@example.com', '1.3.4.1');
    expect(log.map((line) => (JSON.parse(line) as { limit: string }).limit)).toEqual(['codesSite']);
    server.clock.advance(10 * MINUTE);
    expect((await send('one-more@example.com', '1.3.4.1')).status).toBe(200);
  });

  it('limits busy networks before first requests near the shared limit', async () => {
    for (let index = 0; index < 100; index += 1) {
      expect((await send(`person${index}@example.com`, `1.2.${index % 4}.3`)).status).toBe(200);
    }
    expect((await send('one-more@example.com', '1.2.0.3')).status).toBe(429);
    expect((await send('first@example.com', '2001:db8:7::1')).status).toBe(200);
    expect((await send('first@example.com', '203.0.113.1')).status).toBe(200);
  });

  it('does not count rejected requests', async () => {
    await send();
    for (let index = 0; index < 40; index += 1) expect((await send()).status).toBe(429);
    expect((await send('somebody-else@example.com')).status).toBe(200);
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
    // Two per network and day, and 15 an hour in total.
    expect(wrong).toBe(17);
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

  it('allows 20 wrong guesses an hour per client, for all addresses together', async () => {
    for (let index = 0; index < 20; index += 1) {
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

  it('limits busy networks before first guesses near the shared limit', async () => {
    for (let person = 0; person < 20; person += 1) {
      const email = `person${person}@example.com`;
      const client = `1.2.${person}.3`;
      const otp = await codeFor(email, client);
      for (let guess = 0; guess < 5; guess += 1) {
        expect((await verify(otherThan(otp), email, client)).status).toBe(400);
      }
    }
    server.clock.advance(31 * SECOND);
    const busy = await verify(await codeFor(EMAIL, '1.2.0.3'), EMAIL, '1.2.0.3');
    expect(busy.status).toBe(429);
    expect(log.join()).toContain('guessesSite');
    server.clock.advance(31 * SECOND);
    expect((await verify(await codeFor(EMAIL, '1.3.4.1'), EMAIL, '1.3.4.1')).status).toBe(200);
  });
});
