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

/** A fresh schema of its own in the PostgreSQL database that TEST_DATABASE_URL names; dropped when closed. */
async function openPostgresSchema(url: string): Promise<OpenDatabase> {
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
  return { ...open, close };
}

/** An empty database for a test: SQLite in memory, or PostgreSQL when TEST_DATABASE_URL is set. */
export async function openTestDatabase(): Promise<OpenDatabase> {
  const url = process.env['TEST_DATABASE_URL'];
  return url ? openPostgresSchema(url) : openMemoryDatabase();
}
