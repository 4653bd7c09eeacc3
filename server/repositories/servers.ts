import type { Db, Queryable } from '../db/open.ts';

/** The last report of a server. */
export interface ServerReport {
  id: string;
  /** By the clock of that server. */
  seen_at: string;
}

/** Reports that a server runs. @returns the last reports of all, sorted by id */
export async function reportServer(db: Db, id: string, now: Date): Promise<ServerReport[]> {
  const seen_at = now.toISOString();
  await db
    .insertInto('servers')
    .values({ id, seen_at })
    .onConflict((oc) => oc.column('id').doUpdateSet({ seen_at }))
    .execute();
  return db.selectFrom('servers').select(['id', 'seen_at']).orderBy('id').execute();
}

/** Deletes the last report of a server unless it has reported again. */
export async function deleteReport(db: Queryable, { id, seen_at }: ServerReport): Promise<void> {
  await db.deleteFrom('servers').where('id', '=', id).where('seen_at', '=', seen_at).execute();
}

/** Deletes the report of a server that stops. */
export async function removeServer(db: Queryable, id: string): Promise<void> {
  await db.deleteFrom('servers').where('id', '=', id).execute();
}
