import type { Queryable } from '../db/open.ts';
import { chunksOf } from './chunks.ts';

/** In how many carts each of some products lies, as a size or as a finished window. */
export async function countCarts(
  db: Queryable,
  productIds: readonly string[],
): Promise<Map<string, number>> {
  const carts = new Map<string, Set<string>>();
  for (const ids of chunksOf(productIds))
    for (const table of ['cart_lines', 'cart_configurations'] as const) {
      const rows = await db
        .selectFrom(table)
        .select(['product_id', 'user_id'])
        .where('product_id', 'in', ids)
        .execute();
      for (const { product_id: id, user_id: user } of rows)
        carts.set(id, (carts.get(id) ?? new Set()).add(user));
    }
  return new Map([...carts].map(([id, users]) => [id, users.size]));
}
