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

/** Header by which our proxy names a caller. */
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

describe('asking for codes', () => {
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

  it('sends at most 200 codes in 10 minutes in all, and tells whoever runs the shop', async () => {
    for (let index = 0; index < 200; index += 1) {
      const answer = await send(`person${index}@example.com`, `1.2.3.${index}`);
      expect(answer.status).toBe(200);
    }
    const refused = await send('one-more@example.com', '1.2.4.1');
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '600']);
    expect(log.map((line) => (JSON.parse(line) as { limit: string }).limit)).toEqual(['sendSite']);
    server.clock.advance(10 * MINUTE);
    expect((await send('one-more@example.com', '1.2.4.1')).status).toBe(200);
  });

  it('does not count what it refuses', async () => {
    await send();
    for (let index = 0; index < 40; index += 1) expect((await send()).status).toBe(429);
    expect((await send('somebody-else@example.com')).status).toBe(200);
  });
});

describe('guessing codes', () => {
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

  it('counts 20 wrong guesses an hour of one client, whatever addresses it tries', async () => {
    for (let index = 0; index < 20; index += 1) {
      expect((await verify('123456', `person${index}@example.com`)).status).toBe(400);
    }
    const refused = await verify('123456', 'one-more@example.com');
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '3600']);
    expect((await verify('123456', 'one-more@example.com', '8.8.8.8')).status).toBe(400);
  });

  it('locks nobody out by guesses at an address that has no code', async () => {
    for (let client = 0; client < 100; client += 1) {
      const { body } = await verify('123456', EMAIL, `1.2.3.${client}`);
      expect((body as ErrorBody).message).toBe(DEAD);
    }
    expect((await verify(await codeFor())).status).toBe(200);
  });

  it('takes at most 200 wrong guesses in 10 minutes in all', async () => {
    let wrong = 0;
    for (let person = 0; wrong < 200; person += 1) {
      const email = `person${person}@example.com`;
      const client = `1.2.3.${person}`;
      const otp = await codeFor(email, client);
      for (let guess = 0; guess < 5; guess += 1, wrong += 1) {
        expect((await verify(otherThan(otp), email, client)).status).toBe(400);
      }
    }
    const otp = await codeFor(EMAIL, '1.2.4.1');
    const refused = await verify(otp, EMAIL, '1.2.4.1');
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '600']);
    expect(log.join()).toContain('guessSite');
    server.clock.advance(10 * MINUTE);
    expect((await verify(await codeFor(EMAIL, '1.2.4.1'), EMAIL, '1.2.4.1')).status).toBe(200);
  });
});
