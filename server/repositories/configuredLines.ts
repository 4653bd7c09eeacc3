import type { Queryable } from '../db/open.ts';
import { parseConfiguration } from '../rules/configuration.ts';
import type { Configuration } from '../rules/configuration.ts';
import { currentPrice } from '../rules/currentPrice.ts';
import { findPriceable } from './madeProducts.ts';
import type { Priceable } from './madeProducts.ts';
import { fittingMinor, withoutFitting } from './withoutFitting.ts';

/** By their names with the room first, '2' before '10'; windows without a name come last. */
function byWindow(a: { content: Configuration }, b: { content: Configuration }): number {
  const [first, second] = [a.content.request.name, b.content.request.name];
  if (first === undefined || second === undefined)
    return Number(first === undefined) - Number(second === undefined);
  return first.localeCompare(second, 'en', { numeric: true });
}

/**
 * Finished windows in a cart with their current prices: those of a room and of a window together, the oldest first.
 * @param isFitted whether the shop fits them, which is part of their prices
 */
export async function configuredLines(db: Queryable, userId: string, now: Date, isFitted: boolean) {
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
  const parsed = rows.map((row) => ({ ...row, content: parseConfiguration(row.content) }));
  return parsed.toSorted(byWindow).map((kept) => {
    const current = currentPrice(kept, products.get(kept.product_id), now);
    const { previousMinor } = current;
    const line = { ...kept, ...current, isFitted, unit_price_minor: current.priceMinor };
    if (isFitted) return line;
    return {
      ...line,
      content: withoutFitting(line.content),
      unit_price_minor: line.priceMinor - fittingMinor(line.content),
      ...(previousMinor !== undefined && {
        previousMinor: previousMinor - fittingMinor(kept.content),
      }),
    };
  });
}

export type ConfiguredLine = Awaited<ReturnType<typeof configuredLines>>[number];

/** Removes all finished windows from a cart. */
export async function removeConfiguredLines(db: Queryable, userId: string): Promise<void> {
  await db.deleteFrom('cart_configurations').where('user_id', '=', userId).execute();
}
