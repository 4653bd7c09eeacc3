import type { Queryable } from '../db/open.ts';
import { IDEMPOTENCY_RECORDS } from '../limits/customers.ts';

/** Identifies one request of one caller. */
export interface IntentKey {
  scope: string;
  key: string;
}

/** Deletes the oldest records of an endpoint and caller beyond the limit. */
async function deleteOldest(db: Queryable, scope: string) {
  const newest = db
    .selectFrom('idempotency_keys')
    .select('key')
    .where('scope', '=', scope)
    .orderBy('created_at', 'desc')
    .orderBy('key')
    .limit(IDEMPOTENCY_RECORDS);
  await db
    .deleteFrom('idempotency_keys')
    .where('scope', '=', scope)
    .where('key', 'not in', newest)
    .execute();
}

/**
 * Claims a key for the current transaction; a concurrent claim waits until it ends.
 * @returns the record of the first claim; `undefined` if this is the first
 */
export async function claimKey(
  db: Queryable,
  claim: IntentKey & { requestHash: string; now: string; expiredBefore: string },
) {
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
  if (inserted) {
    await deleteOldest(db, scope);
    return undefined;
  }
  return db
    .selectFrom('idempotency_keys')
    .selectAll()
    .where('scope', '=', scope)
    .where('key', '=', key)
    .executeTakeFirstOrThrow();
}

/** Stores the response for repeated requests. */
export async function saveResponse(db: Queryable, { scope, key }: IntentKey, response: unknown) {
  await db
    .updateTable('idempotency_keys')
    .set({ answer: JSON.stringify(response) })
    .where('scope', '=', scope)
    .where('key', '=', key)
    .execute();
}
