import { sql } from 'kysely';
import type { Engine, Queryable } from '../open.ts';

/** Creates triggers that increment `catalogue_version` on every change of a table. */
export async function createVersionTriggers(
  db: Queryable,
  engine: Engine,
  table: string,
): Promise<void> {
  if (engine === 'postgres') {
    await sql`
      create trigger ${sql.ref(`${table}_version`)}
      after insert or update or delete or truncate on ${sql.table(table)}
      for each statement execute function count_catalogue_version()`.execute(db);
    return;
  }
  for (const change of ['insert', 'update', 'delete'] as const) {
    await sql`
      create trigger ${sql.ref(`${table}_version_${change}`)}
      after ${sql.raw(change)} on ${sql.table(table)}
      begin
        update catalogue_version set version = version + 1;
      end`.execute(db);
  }
}
