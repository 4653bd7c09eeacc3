import type { Queryable } from '../db/open.ts';
import { parseConfiguration } from '../rules/configuration.ts';
import { currentPrice } from '../rules/currentPrice.ts';
import { findPriceable } from './madeProducts.ts';
import type { Priceable } from './madeProducts.ts';

/** Finished windows in a cart with their current prices, oldest first. */
export async function configuredLines(db: Queryable, userId: string, now: Date) {
  const rows = await db
    .selectFrom('cart_configurations')
    .innerJoin('configurations', 'configurations.id', 'size_id')
    .select(['cart_configurations.id', 'cart_configurations.product_id', 'size_id', 'quantity'])
    .select(['created_at', 'content', 'price_minor', 'valid_until'])
    .where('cart_configurations.user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('cart_configurations.id')
    .execute();
  const products = new Map<string, Priceable | null | undefined>();
  for (const { product_id: id } of rows) {
    if (!products.has(id)) products.set(id, await findPriceable(db, id));
  }
  return rows.map((row) => {
    const content = parseConfiguration(row.content);
    const price = currentPrice({ ...row, content }, products.get(row.product_id), now);
    return { ...row, content, ...price, unit_price_minor: price.priceMinor };
  });
}

export type ConfiguredLine = Awaited<ReturnType<typeof configuredLines>>[number];

/** Removes all finished windows from a cart. */
export async function removeConfiguredLines(db: Queryable, userId: string): Promise<void> {
  await db.deleteFrom('cart_configurations').where('user_id', '=', userId).execute();
}
