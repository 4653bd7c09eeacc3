import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { isMigrated, loadMigration, migrate, migrationNames } from '../../../server/db/migrate.ts';
import { openDatabase } from '../../../server/db/open.ts';
import type { OpenDatabase } from '../../../server/db/open.ts';
import { DataDirInUseError } from '../../../server/db/ownership.ts';
import { findOrCreateUser } from '../../../server/repositories/users.ts';
import { LEGAL_STEPS, ALL_STATUSES } from '../../../server/rules/orderStatus.ts';
import { readOrMakeSecret } from '../../../server/secrets.ts';
import { openTestDatabase } from '../../support/testDatabase.ts';
import { placeOrder } from '../../support/serverClient.ts';
import { createTinyServer } from '../../support/testServer.ts';
import { smallLine } from '../../support/tinyCatalogue.ts';

/** Applies and records migrations like versions before Kysely's Migrator. */
async function migrateAsOldVersion(
  { db, engine }: OpenDatabase,
  names: readonly string[],
): Promise<void> {
  await sql`create table migrations (name text primary key, applied_at text not null)`.execute(db);
  for (const [index, name] of names.entries()) {
    await (await loadMigration(name)).up(db, engine);
    // Simulates a system clock that was set back.
    const appliedAt = new Date(Date.UTC(2026, 0, 28 - index)).toISOString();
    await sql`insert into migrations (name, applied_at) values (${name}, ${appliedAt})`.execute(db);
  }
}

describe('migrations', () => {
  let open: OpenDatabase;
  beforeEach(async () => {
    open = await openTestDatabase();
  });
  afterEach(() => open.close());

  const recorded = async (): Promise<string[]> => {
    const rows = await open.db.selectFrom('migrations').select('name').orderBy('name').execute();
    return rows.map((row) => row.name);
  };

  it('run once, in order, and are recorded', async () => {
    const first = await migrate(open.db, open.engine);
    expect(first).toEqual(migrationNames);
    expect(await migrate(open.db, open.engine)).toEqual([]);
    expect(await recorded()).toEqual(first);
  });

  it('keep the data of a database that an old version has migrated', async () => {
    await migrateAsOldVersion(open, migrationNames);
    const user = await findOrCreateUser(open.db, 'aisha@example.com', new Date());
    expect(await migrate(open.db, open.engine)).toEqual([]);
    expect(await findOrCreateUser(open.db, 'aisha@example.com', new Date())).toEqual(user);
    expect(await recorded()).toEqual(migrationNames);
    expect(await isMigrated(open.db)).toBe(true);
  });

  it('continue where an old version stopped', async () => {
    await migrateAsOldVersion(open, migrationNames.slice(0, -2));
    expect(await migrate(open.db, open.engine)).toEqual(migrationNames.slice(-2));
    expect(await recorded()).toEqual(migrationNames);
  });

  it('are all rolled back when one fails', async () => {
    await sql`create table works (id text)`.execute(open.db);
    await expect(migrate(open.db, open.engine)).rejects.toThrow('works');
    expect(await recorded()).toEqual([]);
    await sql`drop table works`.execute(open.db);
    expect(await migrate(open.db, open.engine)).toEqual(migrationNames);
  });
});

describe('the trigger of the order status', () => {
  it('allows exactly the legal transitions', async () => {
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

/** Sets any status, with a temporary transition if needed. */
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

  it('is locked until its server closes', async () => {
    const again = (): OpenDatabase => openDatabase({ dataDir, onIdleError: () => undefined });
    expect(again).toThrow(DataDirInUseError);
    await open.close();
    open = again();
  });

  it('syncs on every commit, so that a power cut loses nothing', async () => {
    const pragma = async (name: string): Promise<unknown> =>
      Object.values((await sql`pragma ${sql.raw(name)}`.execute(open.db)).rows[0] ?? {})[0];
    expect(await pragma('journal_mode')).toBe('wal');
    expect(await pragma('synchronous')).toBe(2);
    expect(await pragma('foreign_keys')).toBe(1);
  });

  it('contains one secret, readable by its owner only', () => {
    const secret = readOrMakeSecret(dataDir);
    expect(readOrMakeSecret(dataDir)).toBe(secret);
    expect(readFileSync(join(dataDir, 'secret.key'), 'utf8')).toBe(secret);
    expect(statSync(join(dataDir, 'secret.key')).mode & 0o077).toBe(0);
  });
});
