import { isoAfter } from '../clock.ts';
import type { Db, Queryable } from '../db/open.ts';
import { SERVER_REPORTS } from '../limits/servers.ts';

/** Reports that a server runs, and forgets those that have not for a while. @returns ids of all that run, sorted */
export async function reportServer(db: Db, id: string, now: Date): Promise<string[]> {
  const seen_at = now.toISOString();
  await db
    .insertInto('servers')
    .values({ id, seen_at })
    .onConflict((oc) => oc.column('id').doUpdateSet({ seen_at }))
    .execute();
  await db
    .deleteFrom('servers')
    .where('seen_at', '<', isoAfter(now, -SERVER_REPORTS.lifeMs))
    .execute();
  const rows = await db.selectFrom('servers').select('id').orderBy('id').execute();
  return rows.map((row) => row.id);
}

export async function removeServer(db: Queryable, id: string): Promise<void> {
  await db.deleteFrom('servers').where('id', '=', id).execute();
}
