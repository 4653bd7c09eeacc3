import type { Queryable } from '../db/open.ts';
import { isConfigurationId } from '../rules/configuration.ts';

interface HeldPrice {
  priceMinor: number;
  until: string;
}

/** Prices of sizes that a customer's accepted quotes hold, the lowest of each (product 16.30). */
export async function heldPrices(
  db: Queryable,
  userId: string,
  now: Date,
): Promise<Map<string, HeldPrice>> {
  const rows = await db
    .selectFrom('quote_lines')
    .innerJoin('quotes', 'quotes.id', 'quote_id')
    .select(['size_id', 'price_minor', 'valid_until'])
    .where('accepted_by', '=', userId)
    .where('valid_until', '>=', now.toISOString())
    .execute();
  const held = new Map<string, HeldPrice>();
  for (const { size_id: sizeId, price_minor: priceMinor, valid_until: until } of rows) {
    // A finished window has a kept price of its own.
    if (isConfigurationId(sizeId)) continue;
    const known = held.get(sizeId);
    if (known === undefined || priceMinor < known.priceMinor)
      held.set(sizeId, { priceMinor, until });
  }
  return held;
}

/** Lines with the quoted price where that is lower than today's. */
export async function withHeldPrices<Line extends { size_id: string; unit_price_minor: number }>(
  db: Queryable,
  userId: string,
  now: Date,
  lines: Line[],
): Promise<Line[]> {
  if (lines.length === 0) return lines;
  const held = await heldPrices(db, userId, now);
  return lines.map((line) => {
    const price = held.get(line.size_id)?.priceMinor ?? line.unit_price_minor;
    return price < line.unit_price_minor ? { ...line, unit_price_minor: price } : line;
  });
}
