import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { openDatabase, openMemoryDatabase } from '../../server/db/open.ts';
import type { OpenDatabase } from '../../server/db/open.ts';

function rethrow(error: unknown): never {
  throw error;
}

function openPostgres(url: string, onIdleError: (error: unknown) => void = rethrow): OpenDatabase {
  return openDatabase({ databaseUrl: url, dataDir: '', onIdleError });
}

/** A database for a test, and a way for a second server into it. */
export interface TestDatabase extends OpenDatabase {
  /** Connections of their own to the same data; closed apart, before this one. */
  connectAgain: () => OpenDatabase;
}

/**
 * A new PostgreSQL database on the server that TEST_DATABASE_URL names; dropped when closed. Not a schema, because the
 * Migrator reads all schemas of a database, also those that other tests are dropping.
 */
async function openPostgresDatabase(url: string): Promise<TestDatabase> {
  const name = `test_${randomBytes(8).toString('hex')}`;
  const admin = openPostgres(url);
  await sql`create database ${sql.id(name)}`.execute(admin.db);
  const own = new URL(url);
  own.pathname = `/${name}`;
  let isDropped = false;
  const connect = (): OpenDatabase =>
    openPostgres(own.href, (error) => {
      // A pool reports that it has ended before its sockets have closed, and dropping terminates those.
      if (!isDropped) throw error;
    });
  const open = connect();
  const close = async (): Promise<void> => {
    await open.close();
    isDropped = true;
    await sql`drop database ${sql.id(name)} with (force)`.execute(admin.db);
    await admin.close();
  };
  return { ...open, close, connectAgain: connect };
}

/** SQLite in memory lives in one connection, so a second server shares it. */
function openShareableMemory(): TestDatabase {
  const open = openMemoryDatabase();
  return { ...open, connectAgain: () => ({ ...open, close: () => Promise.resolve() }) };
}

/** An empty database for a test: SQLite in memory, or PostgreSQL when TEST_DATABASE_URL is set. */
export async function openTestDatabase(): Promise<TestDatabase> {
  const url = process.env['TEST_DATABASE_URL'];
  return url ? openPostgresDatabase(url) : openShareableMemory();
}
