import type { PriceUnit } from '../../src/contract/facets.ts';
import { UNITS } from '../rules/facets.ts';
import type { UnitPrices } from './facetSets.ts';

/** Positions of products in the order of a list. */
export type Order = Uint32Array;

/** Products of one category that a list shows in a row at most, if it has others. */
const MAX_IN_A_ROW = 2;

/** Positions sorted by a comparison, equal ones in catalogue order. */
export function sortPositions(
  positions: Uint32Array,
  compare: (one: number, other: number) => number,
): Order {
  return positions.toSorted((one, other) => compare(one, other) || one - other);
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

/** Products of each unit by price, the cheapest first. */
export function ordersByPrice(prices: UnitPrices): Record<PriceUnit, Order> {
  const entries = UNITS.map((unit) => {
    const ofUnit = prices[unit];
    const positions = Uint32Array.from(ofUnit.keys()).filter((at) => (ofUnit[at] ?? 0) > 0);
    const byPrice = (one: number, other: number) => (ofUnit[one] ?? 0) - (ofUnit[other] ?? 0);
    return [unit, sortPositions(positions, byPrice)] as const;
  });
  return Object.fromEntries(entries) as Record<PriceUnit, Order>;
}
