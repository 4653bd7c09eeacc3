import { afterEach, describe, expect, it } from '@jest/globals';
import autocannon from 'autocannon';
import { Hono } from 'hono';
import { connect } from 'node:net';
import { createLog } from '../../../server/log.ts';
import { listenRaw, pause, sendRaw } from '../../support/rawHttp.ts';
import type { RawResponse, RawServer } from '../../support/rawHttp.ts';
import { CLIENTS_PER_NETWORK } from '../../../server/limits/clients.ts';

const WORK_MS = 5;
const log: string[] = [];
/** Reasons of refusals, as they are counted for the metrics. */
const counted: string[] = [];
const countRefused = (reason: string): void => void counted.push(reason);
let raw: RawServer | undefined;
afterEach(async () => {
  await raw?.close();
  raw = undefined;
  log.length = 0;
  counted.length = 0;
});

const request = (path: string, ...headers: string[]): string =>
  [`GET ${path} HTTP/1.1`, 'Host: shop', ...headers, '', ''].join('\r\n');
const get = (path: string, ...headers: string[]): string =>
  request(path, 'Connection: close', ...headers);

/** A server whose route blocks the event loop, like a database write. */
async function openBusyServer(): Promise<number> {
  const app = new Hono();
  app.get('/healthz', (context) => context.text('ok'));
  app.get('/assets/main.js', (context) => context.text('script'));
  app.get('/', (context) => {
    const end = performance.now() + WORK_MS;
    while (performance.now() < end) continue;
    return context.text('done');
  });
  raw = await listenRaw({ app }, undefined, {
    maxLagMs: 2 * WORK_MS,
    perClient: 1000,
    trustedHops: 0,
    log: createLog('warn', (line) => log.push(line)),
    countRefused,
  });
  return raw.port;
}

describe('an overloaded server', () => {
  it('rejects excess requests but no scripts, logs it, and recovers when the load falls', async () => {
    const port = await openBusyServer();
    const end = new AbortController();
    // On a worker thread, to send requests while the server is busy.
    const options = { url: `http://127.0.0.1:${port}`, connections: 50, amount: 1000, workers: 1 };
    const load = Promise.resolve(autocannon(options)).finally(() => end.abort());
    const refused: RawResponse[] = [];
    const spared: number[] = [];
    while (!end.signal.aborted) {
      const response = await sendRaw(port, get('/'));
      if (response.status !== 200) refused.push(response);
      for (const path of ['/healthz', '/assets/main.js'])
        spared.push((await sendRaw(port, get(path))).status);
    }
    const { statusCodeStats } = await load;
    expect(Object.keys(statusCodeStats ?? {})).toEqual(['200', '503']);
    expect(counted.length).toBeGreaterThan(refused.length);
    expect(new Set(counted)).toEqual(new Set(['busy']));
    expect(new Set(spared)).toEqual(new Set([200]));
    for (const { status, headers, body } of refused) {
      expect([status, headers.get('retry-after'), headers.get('cache-control')]).toEqual([
        503,
        '2',
        'no-store',
      ]);
      expect((JSON.parse(body) as { message: string }).message).toContain('try again');
    }
    expect(log.join('')).toContain('event loop is overloaded');
    expect((await sendRaw(port, get('/'))).status).toBe(200);
  });

  it('serves all requests of a burst', async () => {
    const port = await openBusyServer();
    const burst = request('/').repeat(40) + get('/');
    const { status, body } = await sendRaw(port, burst);
    const later = [...body.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, code]) => code);
    expect(status).toBe(200);
    expect(later).toEqual(Array(40).fill('200'));
  });
});

describe('a server whose database keeps requests waiting', () => {
  it('rejects requests once they have waited for long, until they wait no more', async () => {
    const app = new Hono();
    app.get('/', (context) => context.text('done'));
    let waited = 0;
    raw = await listenRaw({ app }, undefined, {
      maxLagMs: 20,
      waitedMs: () => waited,
      perClient: 1000,
      trustedHops: 0,
      log: createLog('silent'),
      countRefused,
    });
    const { port } = raw;
    const status = async () => (await sendRaw(port, get('/'))).status;
    waited = 21;
    expect(await status()).toBe(200);
    while ((await status()) === 200) await pause(10);
    expect(await status()).toBe(503);
    expect(new Set(counted)).toEqual(new Set(['busy']));
    waited = 0;
    expect(await status()).toBe(200);
  });
});

describe('one client', () => {
  const PER_CLIENT = 3;

  /** A server whose route responds on demand. */
  async function openWaitingServer(trustedHops: number) {
    const waiting: (() => void)[] = [];
    const app = new Hono();
    app.get('/healthz', (context) => context.text('ok'));
    app.get('/', async (context) => {
      await new Promise<void>((resolve) => waiting.push(resolve));
      return context.text('done');
    });
    raw = await listenRaw({ app }, undefined, {
      maxLagMs: 10_000,
      perClient: PER_CLIENT,
      trustedHops,
      log: createLog('silent'),
      countRefused,
    });
    const { port } = raw;
    return {
      send: (...headers: string[]) => sendRaw(port, get('/', ...headers)),
      health: () => sendRaw(port, get('/healthz')),
      connect: () => connect(port, '127.0.0.1'),
      untilWaiting: async (count: number) => {
        while (waiting.length < count) await new Promise((resolve) => setImmediate(resolve));
      },
      release: () => waiting.splice(0).forEach((respond) => respond()),
    };
  }

  it('is limited to three connections, and connects again after closing one', async () => {
    const server = await openWaitingServer(0);
    const pending = Array.from({ length: PER_CLIENT }, () => server.send());
    await server.untilWaiting(PER_CLIENT);
    expect((await server.health()).status).toBe(0);
    expect(counted).toEqual(['client-limit']);
    server.release();
    expect((await Promise.all(pending)).map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await server.health()).status).toBe(200);
  });

  it('does not count aborted connections', async () => {
    const server = await openWaitingServer(0);
    const sockets = Array.from({ length: PER_CLIENT }, server.connect);
    await Promise.all(sockets.map((socket) => new Promise((done) => socket.once('connect', done))));
    for (const socket of sockets) socket.destroy();
    let status = 0;
    while (status === 0) ({ status } = await server.health());
    expect(status).toBe(200);
  });

  it('is limited to three concurrent requests behind a trusted proxy, on any number of connections', async () => {
    const server = await openWaitingServer(1);
    const from = (client: string) => `X-Forwarded-For: ${client}`;
    const pending = Array.from({ length: PER_CLIENT }, () => server.send(from('1.2.3.4')));
    await server.untilWaiting(PER_CLIENT);
    const refused = await server.send(from('9.9.9.9, 1.2.3.4'));
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '2']);
    expect(counted).toEqual(['client-limit']);
    const inArabic = await server.send(from('1.2.3.4'), 'Accept-Language: ar');
    expect(inArabic.headers.get('content-language')).toBe('ar');
    // The helper reads bytes as Latin-1.
    expect(Buffer.from(inArabic.body, 'latin1').toString()).toContain('بعد ثوانٍ');
    const other = server.send(from('1.2.3.5'));
    await server.untilWaiting(PER_CLIENT + 1);
    server.release();
    const responses = await Promise.all([...pending, other]);
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const later = server.send(from('1.2.3.4'));
    await server.untilWaiting(1);
    server.release();
    expect((await later).status).toBe(200);
  });

  it.each([
    ['IPv6 /48', (index: number) => `2001:db8:1:${(index << 8).toString(16)}::1`, '2001:db8:2::1'],
    ['IPv4 /24', (index: number) => `1.2.3.${index}`, '1.2.4.1'],
  ])('is limited together with the others in its %s', async (_network, address, other) => {
    const server = await openWaitingServer(1);
    const from = (client: string) => server.send(`X-Forwarded-For: ${client}`);
    const count = CLIENTS_PER_NETWORK * PER_CLIENT;
    const pending = Array.from({ length: count }, (_, index) => from(address(index)));
    await server.untilWaiting(count);
    expect((await from(address(count))).status).toBe(429);
    pending.push(from(other));
    await server.untilWaiting(count + 1);
    server.release();
    const statuses = (await Promise.all(pending)).map(({ status }) => status);
    expect(statuses).toEqual(Array(count + 1).fill(200));
    const later = from(address(count));
    await server.untilWaiting(1);
    server.release();
    expect((await later).status).toBe(200);
  });
});
