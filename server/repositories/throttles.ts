import type { Queryable, Tx } from '../db/open.ts';
import { remember, waitFor } from '../rules/throttle.ts';
import type { ThrottlePolicy } from '../rules/throttle.ts';

export interface Counter {
  bucket: string;
  /** Hashed subject. */
  subject: string;
  policy: ThrottlePolicy;
}

async function lockHits(trx: Tx, counter: Counter, now: Date): Promise<number[]> {
  const { bucket, subject } = counter;
  const row = await trx
    .insertInto('throttles')
    .values({ bucket, subject, hits: '[]', updated_at: now.toISOString() })
    .onConflict((oc) =>
      oc.columns(['bucket', 'subject']).doUpdateSet({ updated_at: now.toISOString() }),
    )
    .returning('hits')
    .executeTakeFirstOrThrow();
  return JSON.parse(row.hits) as number[];
}

async function writeHits(
  trx: Tx,
  { bucket, subject }: Counter,
  hits: readonly number[],
): Promise<void> {
  await trx
    .updateTable('throttles')
    .set({ hits: JSON.stringify(hits) })
    .where('bucket', '=', bucket)
    .where('subject', '=', subject)
    .execute();
}

/**
 * Counts one time, unless the policy forbids it. The row stays locked until the transaction ends, so parallel calls
 * are counted one after the other.
 * @returns milliseconds to wait, 0 when it was counted
 */
export async function count(trx: Tx, counter: Counter, now: Date): Promise<number> {
  const hits = await lockHits(trx, counter, now);
  const wait = waitFor(hits, counter.policy, now.getTime());
  if (wait === 0) await writeHits(trx, counter, remember(hits, counter.policy, now.getTime()));
  return wait;
}

/** Takes back the newest counted time, e.g. when the guess was right. */
export async function uncount(trx: Tx, counter: Counter, now: Date): Promise<void> {
  const hits = await lockHits(trx, counter, now);
  await writeHits(trx, counter, hits.slice(0, -1));
}

/** Starts the count anew. */
export async function reset(trx: Tx, counter: Counter, now: Date): Promise<void> {
  await lockHits(trx, counter, now);
  await writeHits(trx, counter, []);
}

/** Forgets subjects that were not seen since `before`. */
export async function purgeThrottles(db: Queryable, before: string): Promise<void> {
  await db.deleteFrom('throttles').where('updated_at', '<', before).execute();
}

/** Forgets what was counted for hashed subjects. */
export async function deleteThrottles(db: Queryable, subjects: readonly string[]): Promise<void> {
  await db.deleteFrom('throttles').where('subject', 'in', subjects).execute();
}
