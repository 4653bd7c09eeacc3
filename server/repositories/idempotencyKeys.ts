import type { Queryable } from '../db/open.ts';
import type { IdempotencyKeysTable } from '../db/deskTables.ts';

/** Names one intent of one caller. */
export interface IntentKey {
  scope: string;
  key: string;
}

/**
 * Claims a key for the running transaction. A second claim waits until the first transaction has ended.
 * @returns the record of the first claim, undefined when this is the first
 */
export async function claimKey(
  db: Queryable,
  claim: IntentKey & { requestHash: string; now: string; expiredBefore: string },
): Promise<IdempotencyKeysTable | undefined> {
  const { scope, key } = claim;
  await db
    .deleteFrom('idempotency_keys')
    .where('scope', '=', scope)
    .where('key', '=', key)
    .where('created_at', '<', claim.expiredBefore)
    .execute();
  const inserted = await db
    .insertInto('idempotency_keys')
    .values({ scope, key, request_hash: claim.requestHash, answer: '', created_at: claim.now })
    .onConflict((oc) => oc.doNothing())
    .returning('key')
    .executeTakeFirst();
  if (inserted) return undefined;
  return db
    .selectFrom('idempotency_keys')
    .selectAll()
    .where('scope', '=', scope)
    .where('key', '=', key)
    .executeTakeFirstOrThrow();
}

/** Keeps the answer that repeats will get. */
export async function saveAnswer(
  db: Queryable,
  { scope, key }: IntentKey,
  answer: unknown,
): Promise<void> {
  await db
    .updateTable('idempotency_keys')
    .set({ answer: JSON.stringify(answer) })
    .where('scope', '=', scope)
    .where('key', '=', key)
    .execute();
}

/** Forgets keys claimed before a time. */
export async function purgeKeys(db: Queryable, before: string): Promise<void> {
  await db.deleteFrom('idempotency_keys').where('created_at', '<', before).execute();
}
