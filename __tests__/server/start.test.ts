import { chmodSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { systemClock } from '../../server/clock.ts';
import { DataDirInUseError } from '../../server/db/ownership.ts';
import { readEnv } from '../../server/env.ts';
import { startServer } from '../../server/start.ts';
import { StartError } from '../../server/startError.ts';
import type { RunningServer } from '../../server/start.ts';

let dataDir: string;
let running: RunningServer[];
let output: string[];

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'sadeel start '));
  running = [];
  output = [];
});
afterEach(async () => {
  for (const server of running) await server.close();
  rmSync(dataDir, { recursive: true });
});

async function start(settings: Record<string, string> = {}): Promise<RunningServer> {
  const defaults = { PORT: '0', DATA_DIR: dataDir, LOG_LEVEL: 'silent', SERVER_RENDER: 'off' };
  const env = readEnv({ ...defaults, ...settings });
  const server = await startServer(env, systemClock, (text) => output.push(text));
  running.push(server);
  return server;
}

describe('the startup', () => {
  it('creates, seeds and serves a shop, and prints each step', async () => {
    const { url } = await start();
    const response = await fetch(`${url}/api/user/get-home-page`);
    expect(response.status).toBe(200);
    expect(output.join('\n')).toMatch(
      /Database: [^]*Migrated: [^]*Seeded with \d+ products[^]*dev\/outbox/,
    );
  });

  it.each([
    [{}, 'Payments: sandbox, no money moves'],
    [{ STRIPE_SECRET_KEY: 'sk_live_x' }, 'Payments: Stripe live, PayPal off'],
    [{ NODE_ENV: 'production' }, 'Payments: none, the checkout takes no orders.'],
  ])('prints one line about the payment providers with %j', async (settings, line) => {
    await start(settings);
    expect(output.filter((text) => text.startsWith('Payments: '))).toEqual([
      expect.stringContaining(line),
    ]);
  });

  it('does not seed a database with data', async () => {
    const first = await start();
    await first.close();
    running = [];
    output = [];
    await start();
    expect(output.join('\n')).not.toContain('Seeded');
  });

  it('suggests another port when the port is in use', async () => {
    const { url } = await start();
    const { port } = new URL(url);
    const second = start({ PORT: port, DATA_DIR: join(dataDir, 'other') });
    await expect(second).rejects.toThrow(StartError);
    await expect(second).rejects.toThrow(`PORT=${Number(port) + 1} npm start`);
  });

  it('suggests a fix when the database or the data directory is unavailable', async () => {
    const url = 'postgres://nobody:secret@127.0.0.1:9/none';
    const noDatabase = start({ DATABASE_URL: url });
    await expect(noDatabase).rejects.toThrow(StartError);
    await expect(noDatabase).rejects.toThrow('Check that it runs and that DATABASE_URL is right');
    await expect(noDatabase).rejects.not.toThrow('secret');
    const file = join(dataDir, 'file');
    writeFileSync(file, '');
    await expect(start({ DATA_DIR: file })).rejects.toThrow('Cannot write to the data directory');
  });

  it('rejects a database that was migrated by a newer version', async () => {
    await (await start()).close();
    running = [];
    const database = new DatabaseSync(join(dataDir, 'sadeel.sqlite'));
    database.exec(`insert into migrations (name, timestamp) values ('9999_future', '2027-01-01')`);
    database.close();
    const restarted = start();
    await expect(restarted).rejects.toThrow(StartError);
    await expect(restarted).rejects.toThrow('newer version');
  });

  it('makes every file of the data directory accessible to its owner only', async () => {
    await start();
    const files = readdirSync(dataDir);
    expect(files).toEqual(expect.arrayContaining(['sadeel.sqlite', 'sadeel.sqlite-wal']));
    const readable = files.filter((name) => (statSync(join(dataDir, name)).mode & 0o077) !== 0);
    expect(readable).toEqual([]);
  });

  it('restricts files that others can read, and logs it', async () => {
    await (await start()).close();
    running = [];
    const exposed = ['sadeel.sqlite', 'secret.key'];
    for (const name of exposed) chmodSync(join(dataDir, name), 0o644);
    const lines: string[] = [];
    const write = jest.spyOn(process.stderr, 'write');
    write.mockImplementation((line) => lines.push(String(line)) > 0);
    await start({ LOG_LEVEL: 'warn' });
    const modes = exposed.map((name) => statSync(join(dataDir, name)).mode & 0o777);
    expect(modes).toEqual([0o600, 0o600]);
    for (const name of exposed) expect(lines.join('')).toContain(name);
  });

  it('rejects a data directory that another server uses', async () => {
    await start();
    await expect(start()).rejects.toThrow(DataDirInUseError);
  });
});
