import { randomBytes } from 'node:crypto';
import { readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { migrate } from '../../server/db/migrate.ts';
import { openDatabase, openMemoryDatabase } from '../../server/db/open.ts';
import type { OpenDatabase } from '../../server/db/open.ts';

function rethrow(error: unknown): never {
  throw error;
}

function openPostgres(url: string, onIdleError: (error: unknown) => void = rethrow): OpenDatabase {
  return openDatabase({ databaseUrl: url, dataDir: '', onIdleError });
}

/** A database for one test, which a second server can connect to. */
export interface TestDatabase extends OpenDatabase {
  /** Opens another connection to the same data; close it before this one. */
  connectAgain: () => OpenDatabase;
}

/**
 * Creates a PostgreSQL database on the server in TEST_DATABASE_URL and drops it when closed. Not a schema, because the
 * Migrator reads all schemas of a database, including those that other tests drop.
 */
async function openPostgresDatabase(
  url: string,
  template: string | undefined,
): Promise<TestDatabase> {
  const name = `test_${randomBytes(8).toString('hex')}`;
  const admin = openPostgres(url);
  const source = sql.id(template ?? 'template1');
  // Copies files, which takes half the time of the default (PostgreSQL 15 and later).
  await sql`create database ${sql.id(name)} template ${source} strategy file_copy`.execute(
    admin.db,
  );
  const testUrl = new URL(url);
  testUrl.pathname = `/${name}`;
  let isDropped = false;
  const connect = (): OpenDatabase =>
    openPostgres(testUrl.href, (error) => {
      // A pool ends before its sockets close, and dropping the database terminates those.
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

/** In-memory SQLite has a single connection, so a second server shares it. */
function openShareableMemory(content?: Uint8Array): TestDatabase {
  const open = openMemoryDatabase(content);
  return { ...open, connectAgain: () => ({ ...open, close: () => Promise.resolve() }) };
}

let migratedContent: Promise<Uint8Array> | undefined;

/** Creates the content of a migrated SQLite database, once for each test file. */
async function createMigratedContent(): Promise<Uint8Array> {
  const { db, close } = openMemoryDatabase();
  const file = join(tmpdir(), `migrated-${randomBytes(8).toString('hex')}.db`);
  try {
    await migrate(db, 'sqlite');
    await sql`vacuum into ${file}`.execute(db);
    return readFileSync(file);
  } finally {
    await close();
    rmSync(file, { force: true });
  }
}

/** An empty database for a test: SQLite in memory, or PostgreSQL when TEST_DATABASE_URL is set. */
export async function openTestDatabase(): Promise<TestDatabase> {
  const url = process.env['TEST_DATABASE_URL'];
  return url ? openPostgresDatabase(url, undefined) : openShareableMemory();
}

/** Like `openTestDatabase`, with all tables, because migrations take longer than most tests. */
export async function openMigratedDatabase(): Promise<TestDatabase> {
  const url = process.env['TEST_DATABASE_URL'];
  const template = process.env['TEST_DATABASE_TEMPLATE'];
  if (url) return openPostgresDatabase(url, template);
  return openShareableMemory(await (migratedContent ??= createMigratedContent()));
}
