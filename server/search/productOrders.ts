import type { PriceUnit } from '../../src/contract/facets.ts';
import { UNITS } from '../rules/facets.ts';
import type { UnitPrices } from './facetSets.ts';

/** Positions of products in the order of a list. */
export type Order = Uint32Array;

/** Products of one category that a list shows in a row at most, if it has others. */
const MAX_IN_A_ROW = 2;

/** More products than a shop has; the factor that packs a key and a position into one number. */
const POSITIONS = 2 ** 20;

/**
 * Positions sorted by a key, a whole number below 2^33, equal ones in catalogue order. Both are packed into one number, because
 * sorting 100,000 positions with a comparison function holds up other requests for a tenth of a second.
 */
export function sortPositions(positions: Uint32Array, keyOf: (position: number) => number): Order {
  const packed = new Float64Array(positions.length);
  for (const [index, position] of positions.entries()) {
    packed[index] = keyOf(position) * POSITIONS + position;
  }
  packed.sort();
  const order = new Uint32Array(packed.length);
  for (const [index, key] of packed.entries()) order[index] = key % POSITIONS;
  return order;
}

/**
 * Catalogue order in which at most two products of a category follow each other, so that the first page shows what there is: always
 * the first product whose category is not the one that has to wait.
 * @param categories positions of each category, in ascending order
 */
export function* mixCategories(
  categories: readonly Iterator<number, undefined>[],
): Generator<number> {
  const heads = categories.map((positions) => positions.next().value);
  let current = -1;
  let inARow = 0;
  for (;;) {
    let chosen = -1;
    for (const [category, head = Infinity] of heads.entries()) {
      const hasToWait = category === current && inARow >= MAX_IN_A_ROW;
      if (!hasToWait && head < (heads[chosen] ?? Infinity)) chosen = category;
    }
    // Only the category that waits is left.
    if (chosen === -1) chosen = current;
    const position = heads[chosen];
    if (position === undefined) return;
    yield position;
    heads[chosen] = categories[chosen]?.next().value;
    inARow = chosen === current ? inARow + 1 : 1;
    current = chosen;
  }
}

/** Products of each unit by price, the cheapest first. @param pause yields to the event loop between units */
export async function ordersByPrice(
  prices: UnitPrices,
  pause: () => Promise<void>,
): Promise<Record<PriceUnit, Order>> {
  const orders = new Map<PriceUnit, Order>();
  for (const unit of UNITS) {
    const ofUnit = prices[unit];
    const positions: number[] = [];
    for (const [position, price] of ofUnit.entries()) if (price > 0) positions.push(position);
    orders.set(
      unit,
      sortPositions(Uint32Array.from(positions), (at) => ofUnit[at] ?? 0),
    );
    await pause();
  }
  return Object.fromEntries(orders) as Record<PriceUnit, Order>;
}
