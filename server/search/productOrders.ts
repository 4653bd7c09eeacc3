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
 * Catalogue order in which at most two products of a category follow each other, so that the first page shows what there is.
 * Products that have to wait are all of one category, because others are taken at once.
 */
export function* mixCategories(
  positions: Iterable<number>,
  categoryOf: (position: number) => string,
): Generator<number> {
  const waiting: number[] = [];
  let waitingFrom = 0;
  let category = '';
  let inARow = 0;
  const take = (position: number): number => {
    const own = categoryOf(position);
    inARow = own === category ? inARow + 1 : 1;
    category = own;
    return position;
  };
  const hasToWait = (position: number): boolean =>
    inARow >= MAX_IN_A_ROW && categoryOf(position) === category;
  for (const position of positions) {
    if (hasToWait(position)) {
      waiting.push(position);
      continue;
    }
    yield take(position);
    for (let next = waiting[waitingFrom]; next !== undefined && !hasToWait(next);) {
      yield take(next);
      waitingFrom += 1;
      next = waiting[waitingFrom];
    }
  }
  yield* waiting.slice(waitingFrom);
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
