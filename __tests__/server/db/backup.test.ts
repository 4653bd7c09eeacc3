import {
  existsSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { backUp, restore, verifyBackup } from '../../../server/db/backup.ts';
import { openDatabase } from '../../../server/db/open.ts';
import { DataDirInUseError } from '../../../server/db/ownership.ts';
import { StartError } from '../../../server/startError.ts';
import { runProgram } from '../../support/runProgram.ts';
import { placeOrder } from '../../support/serverClient.ts';
import { createTinyServer } from '../../support/testServer.ts';
import type { TestServer } from '../../support/testServer.ts';
import { smallLine } from '../../support/tinyCatalogue.ts';

const NOW = new Date('2026-11-21T08:00:00.000Z');
const EMAIL = 'aisha@example.com';

let folder: string;
let dataDir: string;
let file: string;
let running: TestServer[];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sadeel backup '));
  dataDir = join(folder, 'data');
  file = join(folder, 'backup.sqlite');
  running = [];
});
afterEach(async () => {
  for (const server of running) await server.close();
  rmSync(folder, { recursive: true });
});

async function openShop(directory = dataDir): Promise<TestServer> {
  const database = openDatabase({ dataDir: directory, onIdleError: () => undefined });
  const server = await createTinyServer({ database });
  running.push(server);
  return server;
}

async function closeShops(): Promise<void> {
  for (const server of running.splice(0)) await server.close();
}

/** Numbers of the customer's orders in their order; a fast machine places more than a page of the API has. */
async function ordersOf({ db }: TestServer): Promise<string[]> {
  const rows = await db
    .selectFrom('orders')
    .innerJoin('users', 'users.id', 'user_id')
    .select('order_number')
    .where('users.email', '=', EMAIL)
    .orderBy('orders.id')
    .execute();
  return rows.map((row) => row.order_number);
}

function nextTurn<Value>(value: Value): Promise<Value> {
  return new Promise((resolve) => setImmediate(() => resolve(value)));
}

describe('a backup', () => {
  it('is consistent while orders are placed, and can be restored', async () => {
    const server = await openShop();
    const token = await server.signIn(EMAIL);
    const place = async () => (await placeOrder(server, token, smallLine)).order?.orderId ?? '';
    const before = [await place(), await place()];
    const settings = { DATA_DIR: dataDir };
    const backup = runProgram('server/cli/database.ts', ['backup', file], settings);
    const during: string[] = [];
    for (let isDone = false; !isDone;) {
      during.push(await place());
      // Lets this process notice the exit of the other.
      isDone = await Promise.race([backup.then(() => true), nextTurn(false)]);
    }
    const { code, out } = await backup;
    expect([code, out]).toEqual([0, expect.stringContaining(`Wrote ${file}: `)]);
    expect(during.length).toBeGreaterThan(0);
    await closeShops();

    const elsewhere = join(folder, 'other host');
    const restored = await runProgram('server/cli/database.ts', ['restore', file], {
      DATA_DIR: elsewhere,
    });
    expect(restored.code).toBe(0);
    const other = await openShop(elsewhere);
    const restoredOrders = await ordersOf(other);
    expect(restoredOrders.slice(0, 2)).toEqual(before);
    // Contains the orders placed meanwhile without gaps.
    expect([...before, ...during].slice(0, restoredOrders.length)).toEqual(restoredOrders);
    const orphans = await other.db
      .selectFrom('orders')
      .leftJoin('order_items', 'order_items.order_id', 'orders.id')
      .select('orders.id')
      .where('order_items.id', 'is', null)
      .execute();
    expect(orphans).toEqual([]);
    await placeOrder(other, await other.signIn(EMAIL), smallLine);
  });

  it('is accessible to its owner only, and leaves no partial file', async () => {
    await openShop();
    const { bytes, orders, customers } = backUp(dataDir, file);
    expect(statSync(file).size).toBe(bytes);
    expect(statSync(file).mode & 0o077).toBe(0);
    expect([orders, customers]).toEqual([8, 1]);
    expect(readdirSync(folder).filter((name) => name.includes('partial'))).toEqual([]);
  });

  it('does not overwrite a file, and fails without a database', async () => {
    await openShop();
    writeFileSync(file, 'precious');
    expect(() => backUp(dataDir, file)).toThrow('already exists');
    expect(readFileSync(file, 'utf8')).toBe('precious');
    expect(() => backUp(join(folder, 'nowhere'), join(folder, 'b'))).toThrow('no database');
  });
});

describe('restoring a backup', () => {
  it('replaces a database with --force only, and keeps the old one', async () => {
    const server = await openShop();
    const token = await server.signIn(EMAIL);
    const { order } = await placeOrder(server, token, smallLine);
    backUp(dataDir, file);
    const later = await placeOrder(server, token, smallLine);
    await closeShops();
    expect(() => restore(file, dataDir, { force: false, now: NOW })).toThrow('--force');
    const { setAside } = restore(file, dataDir, { force: true, now: NOW });
    expect(await ordersOf(await openShop())).toEqual([order?.orderId]);
    await closeShops();
    const old = new DatabaseSync(setAside ?? '', { readOnly: true });
    const numbers = old.prepare('select order_number from orders').all();
    old.close();
    expect(numbers.map((row) => row['order_number'])).toContain(later.order?.orderId);
  });

  it('is rejected while a server is running', async () => {
    await openShop();
    backUp(dataDir, file);
    expect(() => restore(file, dataDir, { force: true, now: NOW })).toThrow(DataDirInUseError);
  });

  it('rejects files that are damaged, of another program or of a newer version', async () => {
    await openShop();
    backUp(dataDir, file);
    const into = join(folder, 'other');
    const attempt = (): unknown => restore(file, into, { force: false, now: NOW });

    const newer = new DatabaseSync(file);
    newer.exec(`insert into migrations (name, timestamp) values ('9999_future', '')`);
    newer.close();
    expect(attempt).toThrow('newer version');

    truncateSync(file, Math.floor(statSync(file).size / 2));
    expect(attempt).toThrow(StartError);

    writeFileSync(file, 'no database at all');
    expect(attempt).toThrow('is not a valid backup');

    rmSync(file);
    new DatabaseSync(file).close();
    expect(attempt).toThrow('is not a valid backup');
    expect(existsSync(join(into, 'sadeel.sqlite'))).toBe(false);
  });

  it('detects rows with dangling references', async () => {
    await openShop();
    backUp(dataDir, file);
    const damaged = new DatabaseSync(file, { enableForeignKeyConstraints: false });
    damaged.exec('delete from orders');
    damaged.close();
    expect(() => verifyBackup(file)).toThrow('it is damaged');
  });
});

describe('the database commands', () => {
  const run = (...args: string[]) =>
    runProgram('server/cli/database.ts', args, { DATA_DIR: dataDir });

  it('write a backup without a name to the data directory', async () => {
    await openShop();
    const { code } = await run('backup');
    expect(code).toBe(0);
    expect(readdirSync(join(dataDir, 'backups'))).toEqual([
      expect.stringMatching(/^sadeel-\d{8}T\d{6}Z\.sqlite$/),
    ]);
  });

  it.each([
    ['no command', []],
    ['an unknown command', ['vacuum']],
    ['an unknown option', ['backup', '--all']],
    ['no file to restore', ['restore']],
    ['too many files', ['backup', 'a', 'b']],
  ])('print their usage when called with %s', async (_what, args) => {
    const { code, out, err } = await run(...args);
    expect([code, out]).toEqual([1, '']);
    expect(err).toContain('npm run db:restore -- FILE [--force]');
  });

  it('refer to PostgreSQL’s own tools on PostgreSQL', async () => {
    const settings = { DATABASE_URL: 'postgres://nobody@127.0.0.1:9/none' };
    const { code, err } = await runProgram('server/cli/database.ts', ['backup'], settings);
    expect(code).toBe(1);
    expect(err).toContain('pg_dump');
    expect(err).toContain('pg_restore');
  });
});
