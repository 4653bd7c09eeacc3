import { execFileSync, spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { MINUTE, isoAfter } from '../../../server/clock.ts';
import { openDatabase } from '../../../server/db/open.ts';
import { createAccounts, readingRequests, writingRequests } from '../../support/everyRequest.ts';
import type { RequestOptions } from '../../support/everyRequest.ts';
import { buildPhoto } from '../../support/photos/samplePhotos.ts';
import { runProgram } from '../../support/runProgram.ts';
import { TEST_SECRET, createTinyServer } from '../../support/testServer.ts';
import { until } from '../../support/until.ts';

const MIB = 1024 * 1024;

/** A small file system for the data, or why there is none. */
function mountDisk(): { folder: string } | { reason: string } {
  const folder = mkdtempSync(join(tmpdir(), 'sadeel disk '));
  try {
    const options = ['-t', 'tmpfs', '-o', 'size=32m', 'tmpfs', folder];
    execFileSync('mount', options, { stdio: 'ignore' });
    return { folder };
  } catch {
    rmSync(folder, { recursive: true });
    return { reason: 'skipped, because this user may not mount a file system' };
  }
}

const disk = mountDisk();
const withDisk = 'folder' in disk ? describe : describe.skip;
const dataDir = 'folder' in disk ? disk.folder : '';
const title = 'reason' in disk ? `a full disk (${disk.reason})` : 'a full disk';

let child: ChildProcess;
let origin: string;
let reads: [call: string, RequestOptions][];
let writes: [call: string, RequestOptions][];

/** Starts the server as a process of its own, because Jest's realm has other errors than Node. */
async function start(): Promise<void> {
  // The secret of the shop that made the requests, because challenges of passkeys are signed with it.
  const settings = { PORT: '0', DATA_DIR: dataDir, SERVER_RENDER: 'off', APP_SECRET: TEST_SECRET };
  const env = { ...process.env, ...settings };
  child = spawn(process.execPath, ['server/main.ts'], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (data: Buffer) => (output += data.toString()));
  const url = () => /running at (http:\/\/\S+)/.exec(output)?.[1];
  await until(() => url() !== undefined || child.exitCode !== null);
  origin = url() ?? '';
  if (origin === '') throw new Error(`The server ended:\n${output}`);
  // What it does at its start would free space of the full disk later, or keep requests waiting.
  await until(async () => (await fetch(`${origin}/readyz`)).ok);
}

async function stop(): Promise<void> {
  child.kill('SIGTERM');
  if (child.exitCode === null) await once(child, 'exit');
}

/** Writes zeros until nothing more fits, also where the server has freed space. */
function fillDisk(): void {
  const file = openSync(join(dataDir, 'filler'), 'a');
  for (const size of [MIB, 4096, 1]) {
    try {
      for (;;) writeSync(file, Buffer.alloc(size));
    } catch {
      // Full.
    }
  }
  closeSync(file);
}

async function send(call: string, options: RequestOptions): Promise<Response> {
  const [method = '', path = ''] = call.split(' ');
  const query = new URLSearchParams(
    Object.entries(options.query ?? {}).map(([name, value]) => [name, String(value)]),
  );
  const headers = new Headers(options.headers);
  if (options.token !== undefined) headers.set('authorization', `Bearer ${options.token}`);
  if (options.body !== undefined) headers.set('content-type', 'application/json');
  const json = options.body === undefined ? undefined : JSON.stringify(options.body);
  const body = options.file === undefined ? json : Uint8Array.from(options.file);
  return fetch(`${origin}/api${path}?${query.toString()}`, { method, headers, body });
}

const answers = async (requests: typeof reads) => {
  const found: Record<string, [status: number, retryAfter: string | null]> = {};
  for (const [call, options] of requests) {
    const response = await send(call, options);
    await response.arrayBuffer();
    found[call] = [response.status, response.headers.get('retry-after')];
  }
  return found;
};
const expected = (requests: typeof reads, answer: [number, string | null]) =>
  Object.fromEntries(requests.map(([call]) => [call, answer]));

withDisk(title, () => {
  beforeAll(async () => {
    const database = openDatabase({ dataDir, onIdleError: () => undefined });
    // Passkeys belong to the origin, which is that of the server below.
    const config = { publicUrl: 'http://localhost:0' };
    const server = await createTinyServer({ database, config });
    const accounts = await createAccounts(server);
    // Long enough ago that every request updates the session's last use.
    const last_seen_at = isoAfter(server.clock.now(), -10 * MINUTE);
    await server.db.updateTable('sessions').set({ last_seen_at }).execute();
    await server.close();
    reads = Object.entries(readingRequests(accounts));
    writes = Object.entries(writingRequests(accounts, await buildPhoto()));
    await start();
  });
  afterAll(async () => {
    await stop();
    execFileSync('umount', [dataDir]);
    rmSync(dataDir, { recursive: true });
  });

  it('answers every read with 200 and every write with 503 and Retry-After, and recovers', async () => {
    for (let round = 0; round < 2; round += 1) {
      fillDisk();
      expect(await answers(writes)).toEqual(expected(writes, [503, '2']));
      expect(await answers(reads)).toEqual(expected(reads, [200, null]));
    }
    rmSync(join(dataDir, 'filler'));
    expect(await answers(reads)).toEqual(expected(reads, [200, null]));
    const [call, options] = writes.find(([name]) => name.includes('add-to-cart')) ?? ['', {}];
    expect((await send(call, options)).status).toBe(200);
  });

  it('ends a starting server with the reason', async () => {
    await stop();
    fillDisk();
    const start = await runProgram('server/main.ts', [], { PORT: '0', DATA_DIR: dataDir });
    expect([start.code, start.err]).toEqual([
      1,
      expect.stringMatching(/^Cannot write to the data directory .+ Free some space/),
    ]);
  });
});
