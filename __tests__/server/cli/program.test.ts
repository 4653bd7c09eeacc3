import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { systemClock } from '../../../server/clock.ts';
import { readEnv } from '../../../server/env.ts';
import { startServer } from '../../../server/start.ts';
import { runProgram } from '../../support/runProgram.ts';

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'sadeel shop '));
});
afterEach(() => rmSync(dataDir, { recursive: true }));

const shop = (...args: string[]) => runProgram('server/cli/main.ts', args, { DATA_DIR: dataDir });

describe('the shop program', () => {
  it('works while a server runs, whose worker sends its mails', async () => {
    const env = readEnv({ PORT: '0', DATA_DIR: dataDir, LOG_LEVEL: 'silent' });
    const server = await startServer(env, systemClock, () => undefined);
    const list = await shop('orders', 'list', '--status', 'Confirmed');
    const number = /SDL-\S+/.exec(list.out)?.[0] ?? '';
    expect([list.code, list.err]).toEqual([0, '']);
    const moved = await shop('orders', 'move', number, 'Packed');
    expect(moved).toMatchObject({ code: 0, err: '' });
    const outbox = await fetch(`${server.url}/dev/outbox`);
    expect(await outbox.text()).toContain(`Your Sadeel order ${number} is packed`);
    const twice = await Promise.all([
      shop('orders', 'move', number, 'Shipped'),
      shop('orders', 'move', number, 'Shipped'),
    ]);
    expect(twice.map(({ code }) => code).toSorted()).toEqual([0, 1]);
    const sent = await (await fetch(`${server.url}/dev/outbox`)).text();
    expect(sent.match(new RegExp(`order ${number} has left our workroom`, 'g'))).toHaveLength(1);
    await server.close();
    expect((await shop('orders', 'show', number)).out).toMatch(/Status +Shipped/);
  });

  it('completes when nobody reads its output any more', async () => {
    const env = { ...process.env, DATA_DIR: dataDir };
    await runProgram('server/cli/database.ts', ['seed'], { DATA_DIR: dataDir });
    const args = ['server/cli/main.ts', 'orders', 'list'];
    const child = spawn(process.execPath, args, { env, stdio: ['ignore', 'pipe', 'pipe'] });
    child.stdout.destroy();
    let errors = '';
    child.stderr.on('data', (data: Buffer) => (errors += data.toString()));
    const [code] = (await once(child, 'exit')) as [number | null];
    expect([code, errors]).toEqual([0, '']);
  });

  it('exits with 1 for a missing database or setting, and 2 for invalid arguments', async () => {
    const nowhere = await shop('orders', 'list');
    expect(nowhere.code).toBe(1);
    expect(nowhere.err).toContain(`There is no database in ${dataDir}`);
    const template = await shop('catalogue', 'template', join(dataDir, 'my-shop.xlsx'));
    expect(template).toMatchObject({ code: 0, err: '' });
    expect((await shop('orders', 'dance')).code).toBe(2);
    expect((await shop('help')).code).toBe(0);
    const wrong = { DATA_DIR: dataDir, PORT: 'x' };
    const settings = await runProgram('server/cli/main.ts', ['orders', 'list'], wrong);
    expect(settings).toMatchObject({ code: 1, err: expect.stringContaining('PORT') });
    const away = { DATABASE_URL: 'postgres://nobody@127.0.0.1:9/none', APP_SECRET: 'x'.repeat(32) };
    const database = await runProgram('server/cli/main.ts', ['orders', 'list'], away);
    expect(database.code).toBe(1);
  });
});
