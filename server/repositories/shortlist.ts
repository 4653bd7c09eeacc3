import type { ShortlistChanges } from '../../src/contract/shortlist.ts';
import type { Queryable, Tx } from '../db/open.ts';
import { newId } from '../ids.ts';

/** Ids of the products of a customer's shortlist; what was added last comes first. */
export async function shortlistOf(db: Queryable, userId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('shortlisted_products')
    .select('product_id')
    .where('user_id', '=', userId)
    .orderBy('id', 'desc')
    .execute();
  return rows.map((row) => row.product_id);
}

/**
 * Adds products to a customer's shortlist, without those that are no longer sold, and removes others.
 * Requires that the transaction excludes other writes of the customer.
 */
export async function saveShortlist(
  trx: Tx,
  userId: string,
  { added, removed }: ShortlistChanges,
  now: Date,
): Promise<void> {
  if (removed.length > 0)
    await trx
      .deleteFrom('shortlisted_products')
      .where('user_id', '=', userId)
      .where('product_id', 'in', removed)
      .execute();
  if (added.length === 0) return;
  const sold = await trx.selectFrom('products').select('id').where('id', 'in', added).execute();
  const soldIds = new Set(sold.map(({ id }) => id));
  for (const productId of new Set(added)) {
    if (!soldIds.has(productId)) continue;
    await trx
      .insertInto('shortlisted_products')
      .values({
        id: newId(),
        user_id: userId,
        product_id: productId,
        created_at: now.toISOString(),
      })
      .onConflict((oc) => oc.columns(['user_id', 'product_id']).doNothing())
      .execute();
  }
}
