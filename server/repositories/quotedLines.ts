import type { Queryable } from '../db/open.ts';
import { isConfigurationId, parseConfiguration } from '../rules/configuration.ts';
import type { Configuration } from '../rules/configuration.ts';
import { currentPrice } from '../rules/currentPrice.ts';
import type { QuotedLine } from '../rules/quote.ts';
import { findTexts } from './catalogueTexts.ts';
import { keptBy } from './enquiredWindows.ts';
import type { Keeper } from './enquiredWindows.ts';
import { heldPrices } from './heldPrices.ts';
import { findPriceable } from './madeProducts.ts';
import { pricedItems } from './products.ts';

interface Wanted {
  size_id: string;
  quantity: number;
}

/** A line with its price of now. */
interface OfferedLine {
  line: QuotedLine;
  /** Day of a price that is not today's, beyond which no quote holds it. */
  until?: string;
}

export interface Offered {
  lines: QuotedLine[];
  /** The first of the days beyond which a price is not held; `undefined` when all prices are today's. */
  until: string | undefined;
}

export type Offering = Offered | { missing: string } | { unavailable: Configuration };

/** A kept window of somebody, priced as in the cart. */
async function windowLine(
  db: Queryable,
  keeper: Keeper,
  { size_id, quantity }: Wanted,
  now: Date,
): Promise<OfferedLine | { unavailable: Configuration } | undefined> {
  const row = await keptBy(db, keeper)
    .select(['product_id', 'content', 'price_minor', 'valid_until'])
    .where('configurations.id', '=', size_id)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const kept = { ...row, content: parseConfiguration(row.content) };
  const priceable = await findPriceable(db, row.product_id);
  const price = currentPrice(kept, priceable, now);
  if (price.isUnavailable) return { unavailable: kept.content };
  // What it costs without the price that was kept.
  const today = currentPrice({ ...kept, valid_until: '' }, priceable, now);
  const { productName, image } = price.content;
  const content = { productName, image, configuration: price.content };
  return {
    line: { product_id: row.product_id, size_id, quantity, price_minor: price.priceMinor, content },
    ...(price.priceMinor !== today.priceMinor && { until: row.valid_until }),
  };
}

/** Sizes of products by id, with the prices of the cart. */
async function sizeLines(
  db: Queryable,
  userId: string | undefined,
  wanted: readonly Wanted[],
  now: Date,
): Promise<Map<string, OfferedLine>> {
  const items = await pricedItems(db, wanted);
  const held = userId === undefined ? undefined : await heldPrices(db, userId, now);
  const productIds = items.map((item) => item.product_id);
  const sizeIds = items.map((item) => item.size_id);
  const names = await findTexts(db, { kind: 'products', lang: 'ar', ids: productIds });
  const labels = await findTexts(db, { kind: 'product_sizes', lang: 'ar', ids: sizeIds });
  const textOf = (en: string, ar: string | undefined) => ({ en, ...(ar !== undefined && { ar }) });
  return new Map(
    items.map((item) => {
      const { product_id, size_id, quantity, image, sold_as: soldAs } = item;
      const hold = held?.get(size_id);
      const isHeld = hold !== undefined && hold.priceMinor < item.unit_price_minor;
      const content = {
        productName: textOf(item.product_name, names.get(product_id)?.name),
        image,
        size: textOf(item.size_label, labels.get(size_id)?.label),
        ...(soldAs !== null && { soldAs }),
      };
      const price_minor = isHeld ? hold.priceMinor : item.unit_price_minor;
      const line = { product_id, size_id, quantity, price_minor, content };
      return [size_id, { line, ...(isHeld && { until: hold.until }) }];
    }),
  );
}

/**
 * Sizes and kept windows as lines of a quote, with the prices that the cart has.
 * @returns the first that does not exist for this caller, or is not made any more, instead
 */
export async function offerLines(
  db: Queryable,
  keeper: Keeper,
  wanted: readonly Wanted[],
  now: Date,
): Promise<Offering> {
  const plain = wanted.filter(({ size_id: id }) => !isConfigurationId(id));
  const sizes = await sizeLines(db, keeper.userId, plain, now);
  const offered: OfferedLine[] = [];
  for (const one of wanted) {
    const line = isConfigurationId(one.size_id)
      ? await windowLine(db, keeper, one, now)
      : sizes.get(one.size_id);
    if (line === undefined) return { missing: one.size_id };
    if ('unavailable' in line) return line;
    offered.push(line);
  }
  const [until] = offered.flatMap((one) => one.until ?? []).toSorted();
  return { lines: offered.map(({ line }) => line), until };
}
