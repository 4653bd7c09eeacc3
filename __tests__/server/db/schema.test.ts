import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { migrate } from '../../../server/db/migrate.ts';
import { openDatabase } from '../../../server/db/open.ts';
import type { OpenDatabase } from '../../../server/db/open.ts';
import { DataDirInUseError } from '../../../server/db/ownership.ts';
import { LEGAL_STEPS, ALL_STATUSES } from '../../../server/rules/orderStatus.ts';
import { readOrMakeSecret } from '../../../server/vault.ts';
import { openTestDatabase } from '../../support/testDatabase.ts';
import { placeOrder } from '../../support/serverClient.ts';
import { createTinyServer } from '../../support/testServer.ts';
import { smallLine } from '../../support/tinyCatalogue.ts';

describe('migrations', () => {
  it('run once, in order, and are recorded', async () => {
    const open = await openTestDatabase();
    const first = await migrate(open.db, open.engine, new Date());
    expect(first).toEqual(first.toSorted());
    expect(first.length).toBeGreaterThan(0);
    expect(await migrate(open.db, open.engine, new Date())).toEqual([]);
    const rows = await open.db.selectFrom('migrations').select('name').orderBy('name').execute();
    expect(rows.map((row) => row.name)).toEqual(first);
    await open.close();
  });
});

describe('the database itself', () => {
  it('allows exactly the legal status steps', async () => {
    const server = await createTinyServer();
    const token = await server.signIn('aisha@example.com');
    const { order } = await placeOrder(server, token, smallLine);
    const id = order?._id ?? '';
    const isAllowed = async (to: string): Promise<boolean> => {
      const step = server.db.transaction().execute(async (trx) => {
        await sql`update orders set status = ${to} where id = ${id}`.execute(trx);
        throw new Error('undo');
      });
      return step.catch((error: unknown) => error instanceof Error && error.message === 'undo');
    };
    for (const from of ALL_STATUSES) {
      await setStatus(server.db, id, from);
      for (const to of ALL_STATUSES) {
        const isLegal = from === to || LEGAL_STEPS.some(([a, b]) => a === from && b === to);
        expect([from, to, await isAllowed(to)]).toEqual([from, to, isLegal]);
      }
    }
    await server.close();
  });
});

/** Puts an order into any status by way of a step that exists for a moment only. */
async function setStatus(db: OpenDatabase['db'], id: string, status: string): Promise<void> {
  const row = await db
    .selectFrom('orders')
    .select('status')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  if (row.status === status) return;
  const step = { from_status: row.status, to_status: status };
  const known = await db
    .selectFrom('order_transitions')
    .selectAll()
    .where('from_status', '=', step.from_status)
    .where('to_status', '=', step.to_status)
    .executeTakeFirst();
  if (!known) await db.insertInto('order_transitions').values(step).execute();
  await sql`update orders set status = ${status} where id = ${id}`.execute(db);
  if (known) return;
  await db
    .deleteFrom('order_transitions')
    .where('from_status', '=', step.from_status)
    .where('to_status', '=', step.to_status)
    .execute();
}

describe('the data directory', () => {
  let dataDir: string;
  let open: OpenDatabase;
  beforeEach(() => {
    dataDir = mkdtempSync(join(tmpdir(), 'sadeel data '));
    open = openDatabase({ dataDir, onIdleError: () => undefined });
  });
  afterEach(async () => {
    await open.close();
    rmSync(dataDir, { recursive: true });
  });

  it('is one server’s at a time, and free again when that one closes', async () => {
    const again = (): OpenDatabase => openDatabase({ dataDir, onIdleError: () => undefined });
    expect(again).toThrow(DataDirInUseError);
    await open.close();
    open = again();
  });

  it('is synced on every commit, so that a power cut loses nothing', async () => {
    const pragma = async (name: string): Promise<unknown> =>
      Object.values((await sql`pragma ${sql.raw(name)}`.execute(open.db)).rows[0] ?? {})[0];
    expect(await pragma('journal_mode')).toBe('wal');
    expect(await pragma('synchronous')).toBe(2);
    expect(await pragma('foreign_keys')).toBe(1);
  });

  it('keeps one secret, readable by its owner only', () => {
    const secret = readOrMakeSecret(dataDir);
    expect(readOrMakeSecret(dataDir)).toBe(secret);
    expect(readFileSync(join(dataDir, 'secret.key'), 'utf8')).toBe(secret);
    expect(statSync(join(dataDir, 'secret.key')).mode & 0o077).toBe(0);
  });
});
