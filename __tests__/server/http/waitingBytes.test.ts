import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import type { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from '@jest/globals';
import { Hono } from 'hono';
import { createStaticFiles } from '../../../server/http/staticFiles.ts';
import { createWaitingBytes } from '../../../server/http/waitingBytes.ts';
import { createLog } from '../../../server/log.ts';
import { WIDE_LOAD, listenRaw, sendRaw } from '../../support/rawHttp.ts';
import type { RawServer } from '../../support/rawHttp.ts';

const MIB = 1024 * 1024;
/** More than the kernel's buffers take of one connection. */
const LARGE = 24 * MIB;

let raw: RawServer | undefined;
const readers: Socket[] = [];
const log: string[] = [];
const counted: string[] = [];
afterEach(async () => {
  for (const socket of readers.splice(0)) socket.destroy();
  await raw?.close();
  raw = undefined;
  log.length = 0;
  counted.length = 0;
});

const get = (path: string, client: string): string =>
  [`GET ${path} HTTP/1.1`, 'Host: shop', `X-Forwarded-For: ${client}`, '', ''].join('\r\n');

/** A shop behind a proxy, whose clients are those of `X-Forwarded-For`. */
async function openShop(
  app: Hono,
  limits: { perClient: number; total: number },
): Promise<RawServer> {
  const load = {
    ...WIDE_LOAD,
    trustedHops: 1,
    log: createLog('warn', (line) => log.push(line)),
    countRefused: (reason: string) => void counted.push(reason),
  };
  raw = await listenRaw({ app }, undefined, load, limits);
  return raw;
}

/** A client that sends a request and reads only the first bytes of the response. */
async function stall(server: RawServer, path: string, client: string): Promise<Socket> {
  const socket = connect(server.port, '127.0.0.1');
  readers.push(socket);
  socket.on('error', () => undefined);
  socket.write(get(path, client));
  await Promise.race([once(socket, 'data'), once(socket, 'close')]);
  socket.pause();
  return socket;
}

/** Bytes that a client still receives before the connection ends. */
async function readRest(socket: Socket, length: number): Promise<number> {
  let received = 0;
  socket.on('data', (data: Buffer) => {
    received += data.length;
    if (received >= length) socket.destroy();
  });
  const closed = once(socket, 'close');
  socket.resume();
  await closed;
  return received;
}

function largeBodies(): Hono {
  const body = new Uint8Array(LARGE);
  const app = new Hono();
  app.get('/large', () => new Response(body));
  return app;
}

describe('responses that are not read', () => {
  it('of one client are closed beyond its limit, the oldest first, and the newest is served', async () => {
    const server = await openShop(largeBodies(), { perClient: 2.5 * LARGE, total: 10 * LARGE });
    const [first, second, third] = [
      await stall(server, '/large', '192.0.2.1'),
      await stall(server, '/large', '192.0.2.1'),
      await stall(server, '/large', '192.0.2.1'),
    ];
    expect(server.waitingBytes()).toBeLessThanOrEqual(2.5 * LARGE);
    expect(await readRest(third, LARGE - MIB)).toBeGreaterThanOrEqual(LARGE - MIB);
    expect(await readRest(second, LARGE - MIB)).toBeGreaterThanOrEqual(LARGE - MIB);
    expect(await readRest(first, LARGE - MIB)).toBeLessThan(LARGE - MIB);
    expect(log.join('')).toContain('too many bytes wait for slow readers');
    expect(counted).toEqual(['slow-reader']);
  });

  it('of all clients are bounded, and the client with the most bytes loses first', async () => {
    const server = await openShop(largeBodies(), { perClient: 10 * LARGE, total: 3.5 * LARGE });
    const honest = await stall(server, '/large', '192.0.2.1');
    const attack: Socket[] = [];
    for (let index = 0; index < 6; index += 1)
      attack.push(await stall(server, '/large', '198.51.100.7'));
    expect(server.waitingBytes()).toBeLessThanOrEqual(3.5 * LARGE);
    expect(await readRest(honest, LARGE - MIB)).toBeGreaterThanOrEqual(LARGE - MIB);
    expect(server.connections()).toBeLessThan(attack.length);
  });

  it('are bounded when many are requested on one connection', async () => {
    const server = await openShop(largeBodies(), { perClient: 2.5 * LARGE, total: 10 * LARGE });
    const socket = connect(server.port, '127.0.0.1');
    readers.push(socket);
    socket.on('error', () => undefined);
    const closed = once(socket, 'close');
    socket.write(get('/large', '192.0.2.1').repeat(10));
    await once(socket, 'data');
    socket.pause();
    expect(server.waitingBytes()).toBeLessThanOrEqual(2.5 * LARGE);
    socket.resume();
    socket.end();
    await closed;
  });

  it('are counted when they are streamed from files', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'sadeel files '));
    writeFileSync(join(folder, 'large.bin'), new Uint8Array(LARGE));
    const files = createStaticFiles(folder);
    const app = new Hono();
    app.get(
      '*',
      async (context) => (await files.serve(context, '/large.bin')) ?? context.notFound(),
    );
    const limits = { perClient: 300 * 1024, total: 10 * MIB };
    const server = await openShop(app, limits);
    for (let index = 0; index < 10; index += 1) await stall(server, '/large.bin', '192.0.2.1');
    await expectEventually(() => server.waitingBytes() <= limits.perClient && log.length > 0);
    rmSync(folder, { recursive: true });
  });

  it('do not count once they are read', async () => {
    const server = await openShop(largeBodies(), { perClient: 1.5 * LARGE, total: 1.5 * LARGE });
    for (let index = 0; index < 4; index += 1) {
      const request = get('/large', '192.0.2.1').replace(
        '\r\n\r\n',
        '\r\nConnection: close\r\n\r\n',
      );
      const { body } = await sendRaw(server.port, request);
      expect(body).toHaveLength(LARGE);
    }
    expect(log).toEqual([]);
  });
});

/** Waits for a condition of sockets, which change by events of their own. */
async function expectEventually(isTrue: () => boolean): Promise<void> {
  while (!isTrue()) await new Promise((resolve) => setImmediate(resolve));
}

describe('the limit for bytes that wait', () => {
  it('closes nothing while both limits hold, and then the oldest of the largest client', () => {
    const closed: string[] = [];
    const waitingBytes = createWaitingBytes({ perClient: 10, total: 15 }, () => undefined);
    const responseOf = (name: string, client: string) => ({
      client,
      bytes: 0,
      close: () => closed.push(name),
    });
    const [one, two, three] = [
      responseOf('one', 'a'),
      responseOf('two', 'a'),
      responseOf('three', 'b'),
    ];
    waitingBytes.count(one, 6);
    waitingBytes.count(one, 4);
    waitingBytes.count(two, 6);
    waitingBytes.count(three, 5);
    expect(closed).toEqual([]);
    waitingBytes.remove(two);
    waitingBytes.count(three, 9);
    expect(closed).toEqual([]);
    waitingBytes.count(one, 7);
    expect(closed).toEqual(['three']);
    waitingBytes.count(two, 4);
    expect(closed).toEqual(['three', 'one']);
    waitingBytes.count(three, 10);
    expect(closed).toEqual(['three', 'one']);
  });
});
