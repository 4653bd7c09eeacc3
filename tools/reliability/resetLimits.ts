import { isOutage } from '../../server/db/errors.ts';
import type { Db } from '../../server/db/open.ts';

/** Deletes what limits have counted; again after a deadlock with a server that locks the rows in another order. */
export async function resetLimits(db: Db): Promise<void> {
  try {
    await db.deleteFrom('throttles').execute();
  } catch (error) {
    if (!isOutage(error)) throw error;
    await resetLimits(db);
  }
}
