import type { Db, Queryable } from '../db/open.ts';
import type { RequestTables } from '../db/requestTables.ts';

type Miss = RequestTables['search_misses'];

/** Adds counted searches, and deletes the rows beyond a maximum: those counted least, then the oldest. */
export async function addMisses(
  db: Db,
  counts: ReadonlyMap<string, number>,
  { day, maxRows }: { day: string; maxRows: number },
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    for (const [term, count] of counts) {
      await trx
        .insertInto('search_misses')
        .values({ term, count, last_day: day })
        .onConflict((conflict) =>
          conflict.column('term').doUpdateSet((eb) => ({
            count: eb('search_misses.count', '+', eb.ref('excluded.count')),
            last_day: eb.ref('excluded.last_day'),
          })),
        )
        .execute();
    }
    const surplus = await trx
      .selectFrom('search_misses')
      .select('term')
      .orderBy('count', 'desc')
      .orderBy('last_day', 'desc')
      .orderBy('term')
      .limit(counts.size)
      .offset(maxRows)
      .execute();
    if (surplus.length === 0) return;
    const terms = surplus.map(({ term }) => term);
    await trx.deleteFrom('search_misses').where('term', 'in', terms).execute();
  });
}

/** Searches without results, most frequent first. */
export async function listMisses(db: Queryable, limit: number): Promise<Miss[]> {
  return db
    .selectFrom('search_misses')
    .selectAll()
    .orderBy('count', 'desc')
    .orderBy('last_day', 'desc')
    .orderBy('term')
    .limit(limit)
    .execute();
}
