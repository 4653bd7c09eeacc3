import { spawn } from 'node:child_process';
import type { ChildProcessWithoutNullStreams } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import type { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { completesWithin } from '../../server/deadline.ts';
import { makeFakeStorefront } from '../support/fakeStorefront.ts';
import { until } from '../support/until.ts';

const BODY = '{"email":"aisha@example.com"}';

let dataDir: string;
let child: ChildProcessWithoutNullStreams | undefined;
let output: string;

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'sadeel stop '));
  output = '';
});
afterEach(async () => {
  if (child?.exitCode === null && child.signalCode === null) {
    child.kill('SIGKILL');
    await once(child, 'exit');
  }
  rmSync(dataDir, { recursive: true });
});

/** Resolves as soon as the server has printed matching text. */
async function printed(pattern: RegExp): Promise<RegExpExecArray> {
  for (;;) {
    const found = pattern.exec(output);
    if (found) return found;
    if (child?.exitCode !== null) throw new Error(`The server ended:\n${output}`);
    await Promise.race([once(child.stdout, 'data'), once(child, 'exit')]);
  }
}

/** Starts the server as a separate process. @returns its port */
async function start(settings: Record<string, string> = {}): Promise<number> {
  const env = { ...process.env, PORT: '0', DATA_DIR: dataDir, LOG_LEVEL: 'debug', ...settings };
  const started = spawn(process.execPath, ['server/main.ts'], { env });
  child = started;
  for (const stream of [started.stdout, started.stderr]) {
    stream.on('data', (data: Buffer) => (output += data.toString()));
  }
  return Number((await printed(/running at http:\/\/localhost:(\d+)/))[1]);
}

/** Sends a request except for the end of its body. */
async function beginRequest(port: number): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  const head = [
    'POST /api/user/send-otp HTTP/1.1',
    'Host: shop',
    'Content-Type: application/json',
    `Content-Length: ${BODY.length}`,
    'Expect: 100-continue',
  ];
  socket.write(`${head.join('\r\n')}\r\n\r\n${BODY.slice(0, -1)}`);
  // The server has read the head when it asks for the rest.
  await once(socket, 'data');
  return socket;
}

/** Resolves when the port is closed; until then the server accepts its kernel backlog. */
async function untilClosed(port: number): Promise<void> {
  const url = `http://127.0.0.1:${port}/healthz`;
  while (await fetch(url).catch(() => undefined)) continue;
}

async function exitCode(): Promise<number | null> {
  if (!child) throw new Error('There is no server.');
  if (child.exitCode === null) await once(child, 'exit');
  return child.exitCode;
}

describe('the startup output', () => {
  it('shows the outbox and how to stop the server', async () => {
    const port = await start();
    await printed(/Press Ctrl\+C to stop\./);
    expect(output).toContain(`Outbox: http://localhost:${port}/dev/outbox`);
  });
});

describe('a server on a stop signal', () => {
  it.each(['SIGTERM', 'SIGINT'] as const)(
    '%s, even when repeated, completes running requests, accepts no new ones and exits with 0',
    async (signal) => {
      const port = await start();
      const socket = await beginRequest(port);
      child?.kill(signal);
      await printed(/Stopping/);
      child?.kill(signal);
      await untilClosed(port);
      socket.write(BODY.slice(-1));
      const [response] = (await once(socket, 'data')) as [Buffer];
      expect(response.toString()).toContain('HTTP/1.1 200');
      expect(await exitCode()).toBe(0);
      expect(output.match(/Stopping/g)).toHaveLength(1);
    },
  );

  it('serves connections from the kernel backlog', async () => {
    const port = await start();
    // The kernel accepts connections for a stopped process.
    child?.kill('SIGSTOP');
    const sockets = Array.from({ length: 50 }, () => connect(port, '127.0.0.1'));
    await Promise.all(sockets.map((socket) => once(socket, 'connect')));
    for (const socket of sockets) socket.write('GET /healthz HTTP/1.1\r\nHost: shop\r\n\r\n');
    const waiting = sockets.map(async (socket) => String(await once(socket, 'data')));
    child?.kill('SIGTERM');
    child?.kill('SIGCONT');
    const statuses = (await Promise.all(waiting)).map((text) => text.split('\r\n')[0]);
    expect(new Set(statuses)).toEqual(new Set(['HTTP/1.1 200 OK']));
    expect(await exitCode()).toBe(0);
  });

  it('stops the renderer while a page hangs', async () => {
    const storefront = makeFakeStorefront();
    const port = await start({ DIST_DIR: storefront.distDir });
    const page = await fetch(`http://127.0.0.1:${port}/products`);
    expect(await page.text()).toContain('404');
    const shell = await fetch(`http://127.0.0.1:${port}/hang`);
    expect(await shell.text()).toContain('<div id="root"></div>');
    child?.kill('SIGTERM');
    expect(await exitCode()).toBe(0);
    expect(output).not.toMatch(/Stopped before all work|crashed|could not be rendered/);
    storefront.remove();
  });

  it('restarts on the same data', async () => {
    await start();
    child?.kill('SIGTERM');
    expect(await exitCode()).toBe(0);
    output = '';
    const port = await start();
    await until(async () => (await fetch(`http://127.0.0.1:${port}/readyz`)).ok);
    expect(output).not.toContain('Seeded');
    child?.kill('SIGTERM');
    expect(await exitCode()).toBe(0);
  });
});

describe('a server that cannot start', () => {
  it('reports all problems of its configuration, without a stack trace', async () => {
    await expect(start({ PORT: 'x', TRUST_PROXY: 'y' })).rejects.toThrow('The server ended');
    expect(await exitCode()).toBe(1);
    expect(output).toMatch(/^The configuration is invalid:\n {2}PORT .+\n {2}TRUST_PROXY .+\n/);
    expect(output).not.toMatch(/^\s+at /m);
  });
});

describe('completesWithin', () => {
  it('returns whether the promise settled in time', async () => {
    expect(await completesWithin(Promise.resolve(), 10_000)).toBe(true);
    expect(await completesWithin(new Promise(() => undefined), 1)).toBe(false);
    await expect(completesWithin(Promise.reject(new Error('broken')), 10_000)).rejects.toThrow(
      'broken',
    );
  });
});
