import type { Queryable, Tx } from '../db/open.ts';
import { recentHits, remember, waitFor } from '../rules/throttle.ts';
import type { ThrottlePolicy } from '../rules/throttle.ts';

export interface Counter {
  bucket: string;
  /** Hashed subject. */
  subject: string;
  policy: ThrottlePolicy;
}

type CounterKey = Pick<Counter, 'bucket' | 'subject'>;

/** Timestamps of a counter, whose row stays locked until the transaction ends. */
export async function lockHits(
  trx: Tx,
  { bucket, subject }: CounterKey,
  now: Date,
): Promise<number[]> {
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

/** Replaces the timestamps of a counter, whose row `lockHits` locked. */
export async function writeHits(
  trx: Tx,
  { bucket, subject }: CounterKey,
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
 * Counts a request if the policy allows it; the row stays locked until the transaction ends.
 * @returns milliseconds to wait; 0 when the request was counted
 */
export async function count(trx: Tx, counter: Counter, now: Date): Promise<number> {
  const { policy } = counter;
  const earlier = await lockHits(trx, counter, now);
  const waitMs = waitFor(earlier, policy, now.getTime());
  if (waitMs === 0) await writeHits(trx, counter, remember(earlier, policy, now.getTime()));
  return waitMs;
}

/** Milliseconds to wait until the policy allows a request, which is not counted. */
export async function peek(trx: Tx, counter: Counter, now: Date): Promise<number> {
  return waitFor(await lockHits(trx, counter, now), counter.policy, now.getTime());
}

/** Counts what has happened already, `times` at once, beyond the policy too. */
export async function add(trx: Tx, counter: Counter, times: number, now: Date): Promise<void> {
  const { policy } = counter;
  let hits = await lockHits(trx, counter, now);
  for (let time = 0; time < times; time += 1) hits = remember(hits, policy, now.getTime());
  await writeHits(trx, counter, hits);
}

/** Number of requests counted within the policy's longest window. */
export async function countedBy(trx: Tx, counter: Counter, now: Date): Promise<number> {
  const hits = await lockHits(trx, counter, now);
  return recentHits(hits, counter.policy, now.getTime()).length;
}

/** Removes the newest counted request, e.g. when a guess was right. */
export async function uncount(trx: Tx, counter: Counter, now: Date) {
  const hits = await lockHits(trx, counter, now);
  await writeHits(trx, counter, hits.slice(0, -1));
}

/** Resets the counter. */
export async function reset(trx: Tx, counter: Counter, now: Date) {
  await lockHits(trx, counter, now);
  await writeHits(trx, counter, []);
}

/** Deletes the counters of hashed subjects. */
export async function deleteThrottles(db: Queryable, subjects: readonly string[]) {
  await db.deleteFrom('throttles').where('subject', 'in', subjects).execute();
}
