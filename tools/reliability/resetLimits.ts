import type { Db } from '../../server/db/open.ts';

/**
 * Deletes what limits have counted. One row per statement: a statement that waits for a row while it has locked others
 * would deadlock with a server that locks them in another order.
 */
export async function resetLimits(db: Db): Promise<void> {
  const rows = await db.selectFrom('throttles').select(['bucket', 'subject']).execute();
  for (const { bucket, subject } of rows) {
    await db
      .deleteFrom('throttles')
      .where('bucket', '=', bucket)
      .where('subject', '=', subject)
      .execute();
  }
}
