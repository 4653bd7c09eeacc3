import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { openDatabase, openMemoryDatabase } from '../../server/db/open.ts';
import type { OpenDatabase } from '../../server/db/open.ts';

function openPostgres(url: string): OpenDatabase {
  return openDatabase({
    databaseUrl: url,
    dataDir: '',
    onIdleError: (error) => {
      throw error;
    },
  });
}

/** A database for a test, and a way for a second server into it. */
export interface TestDatabase extends OpenDatabase {
  /** Connections of their own to the same data; closed apart, before this one. */
  connectAgain: () => OpenDatabase;
}

/** A fresh schema of its own in the PostgreSQL database that TEST_DATABASE_URL names; dropped when closed. */
async function openPostgresSchema(url: string): Promise<TestDatabase> {
  const name = `test_${randomBytes(8).toString('hex')}`;
  const admin = openPostgres(url);
  await sql`create schema ${sql.id(name)}`.execute(admin.db);
  const scoped = new URL(url);
  scoped.searchParams.set('options', `-c search_path=${name}`);
  const open = openPostgres(scoped.href);
  const close = async (): Promise<void> => {
    await open.close();
    await sql`drop schema ${sql.id(name)} cascade`.execute(admin.db);
    await admin.close();
  };
  return { ...open, close, connectAgain: () => openPostgres(scoped.href) };
}

/** SQLite in memory lives in one connection, so a second server shares it. */
function openShareableMemory(): TestDatabase {
  const open = openMemoryDatabase();
  return { ...open, connectAgain: () => ({ ...open, close: () => Promise.resolve() }) };
}

/** An empty database for a test: SQLite in memory, or PostgreSQL when TEST_DATABASE_URL is set. */
export async function openTestDatabase(): Promise<TestDatabase> {
  const url = process.env['TEST_DATABASE_URL'];
  return url ? openPostgresSchema(url) : openShareableMemory();
}
