import { sql } from 'kysely';
import type { OpenDatabase } from './open.ts';

type Engines = Pick<OpenDatabase, 'db' | 'engine'>;

/** Empties SQLite's write-ahead log, which contains earlier versions of changed pages. */
export async function emptyLog({ db, engine }: Engines): Promise<void> {
  if (engine === 'sqlite') await sql`pragma wal_checkpoint(truncate)`.execute(db);
}

/** Rewrites SQLite's file without free pages; blocks other writes while it runs. */
export async function compact(database: Engines): Promise<void> {
  if (database.engine === 'sqlite') await sql`vacuum`.execute(database.db);
  await emptyLog(database);
}
