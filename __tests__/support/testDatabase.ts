import { randomBytes } from 'node:crypto';
import { readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { migrate } from '../../server/db/migrate.ts';
import { openDatabase, openMemoryDatabase } from '../../server/db/open.ts';
import type { OpenDatabase } from '../../server/db/open.ts';
import { seedIfEmpty } from '../../server/seed/seed.ts';
import type { CatalogueSeed } from '../../server/seed/types.ts';

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

/** Creates the content of a SQLite database, which is opened faster than it is filled. */
async function createContent(fill: (open: OpenDatabase) => Promise<unknown>): Promise<Uint8Array> {
  const open = openMemoryDatabase();
  const file = join(tmpdir(), `content-${randomBytes(8).toString('hex')}.db`);
  try {
    await fill(open);
    await sql`vacuum into ${file}`.execute(open.db);
    return readFileSync(file);
  } finally {
    await open.close();
    rmSync(file, { force: true });
  }
}

/** All tables without rows, created once for each test file. */
let migratedContent: Promise<Uint8Array> | undefined;

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
  return openShareableMemory(
    await (migratedContent ??= createContent((open) => migrate(open.db, 'sqlite'))),
  );
}

/** Contents of seeded databases by catalogue and moment, created once for each test file. */
const seededContents = new Map<CatalogueSeed, Map<string, Promise<Uint8Array>>>();

/** A database with products and the orders of the demo customer. @param moment equal for servers that may start with the same rows */
export async function openSeededDatabase(
  catalogue: CatalogueSeed,
  now: Date,
  moment: string,
): Promise<TestDatabase> {
  if (process.env['TEST_DATABASE_URL']) {
    const open = await openMigratedDatabase();
    await seedIfEmpty(open.db, catalogue, now);
    return open;
  }
  const contents = seededContents.get(catalogue) ?? new Map<string, Promise<Uint8Array>>();
  seededContents.set(catalogue, contents);
  const content =
    contents.get(moment) ??
    createContent(async (open) => {
      await migrate(open.db, 'sqlite');
      await seedIfEmpty(open.db, catalogue, now);
    });
  contents.set(moment, content);
  return openShareableMemory(await content);
}
