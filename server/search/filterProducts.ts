import type { Facet, FacetKey, PriceUnit } from '../../src/contract/facets.ts';
import type { EmptyListHelp, PriceRange } from '../../src/contract/products.ts';
import { FACET_KEYS, UNITS } from '../rules/facets.ts';
import { toMajor } from '../rules/money.ts';
import {
  addTo,
  commonSize,
  differenceOf,
  emptySet,
  intersectionOf,
  isIn,
  sizeOf,
  unionOf,
} from './bitSet.ts';
import type { BitSet } from './bitSet.ts';
import type { IndexParts } from './indexParts.ts';
import type { Filters } from './listQuery.ts';
import type { Order } from './productOrders.ts';

type FilterKey = FacetKey | 'price';

export interface FilteredProducts {
  /** Products that pass all filters. */
  passing: BitSet;
  facets: () => Facet[];
  priceRanges: () => PriceRange[];
  /** The filter without which most products pass; `undefined` when none helps. */
  bestWithout: () => EmptyListHelp['withoutFilter'];
}

/** What the products of an index are filtered by. */
type FilterParts = Pick<IndexParts, 'sets' | 'prices' | 'byPrice' | 'size'>;

/** First index of an ascending order from which on all prices are at least `price`. */
function firstFrom(order: Order, prices: Int32Array, price: number): number {
  let low = 0;
  let high = order.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((prices[order[middle] ?? 0] ?? 0) < price) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** First and last position of an order that is in a set; `undefined` when none is. */
function endsIn(order: Order, set: BitSet): [first: number, last: number] | undefined {
  let first = 0;
  let last = order.length - 1;
  while (first <= last && !isIn(set, order[first] ?? 0)) first += 1;
  while (last > first && !isIn(set, order[last] ?? 0)) last -= 1;
  return first > last ? undefined : [order[first] ?? 0, order[last] ?? 0];
}

/** Applies filters to products. @param base products before filters, e.g. those of a search */
export function filterProducts(
  { sets, prices, byPrice, size }: FilterParts,
  base: BitSet,
  { values, minPriceMinor, maxPriceMinor }: Filters,
): FilteredProducts {
  const hasPrice = minPriceMinor !== undefined || maxPriceMinor !== undefined;

  /** Products that cost what is wanted in a unit: those, or all of the unit without the others, whichever are fewer. */
  const inPriceRangeOf = (unit: PriceUnit): BitSet => {
    const order = byPrice[unit];
    const first = firstFrom(order, prices[unit], minPriceMinor ?? 0);
    const end =
      maxPriceMinor === undefined
        ? order.length
        : firstFrom(order, prices[unit], maxPriceMinor + 1);
    const all = sets.soldAs.get(unit);
    const passing = emptySet(size);
    if (all === undefined || end - first <= order.length / 2) {
      for (const position of order.subarray(first, end)) addTo(passing, position);
      return passing;
    }
    for (const position of order.subarray(0, first)) addTo(passing, position);
    for (const position of order.subarray(end)) addTo(passing, position);
    return differenceOf(all, passing);
  };
  const priced: ReadonlyMap<PriceUnit, BitSet> = new Map(
    hasPrice ? UNITS.map((unit) => [unit, inPriceRangeOf(unit)]) : [],
  );

  /** Products that cost what is wanted in one of the units. */
  const inPriceRange = (units: readonly PriceUnit[]): BitSet =>
    unionOf(
      units.flatMap((unit) => priced.get(unit) ?? []),
      size,
    );

  const chosenUnits = UNITS.filter((unit) => values.soldAs?.includes(unit) ?? true);
  const applied = new Map<FilterKey, BitSet>();
  for (const key of FACET_KEYS) {
    const chosen = values[key];
    if (chosen === undefined) continue;
    const ofValues = chosen.flatMap((value) => sets[key].get(value) ?? []);
    applied.set(key, unionOf(ofValues, size));
  }
  if (hasPrice) applied.set('price', inPriceRange(chosenUnits));

  /** Products that pass all filters but some. */
  const without = (...keys: readonly FilterKey[]): BitSet => {
    const others = [...applied].filter(([key]) => !keys.includes(key)).map(([, set]) => set);
    return intersectionOf([base, ...others]);
  };

  const passing = without();
  /** Most facets have no filter, so that all products pass without it that pass with it. */
  const withoutOne = (key: FilterKey): BitSet => (applied.has(key) ? without(key) : passing);

  const countsOf = (key: FacetKey): Facet => {
    // A price is one of a unit, so it does not limit the units to those of other prices.
    const isPriceOfUnit = key === 'soldAs' && hasPrice;
    const others = isPriceOfUnit ? without(key, 'price') : withoutOne(key);
    const counts = [...sets[key]].map(([id, set]) => {
      const matching = isPriceOfUnit ? inPriceRange([id as PriceUnit]) : set;
      return { id, count: commonSize(others, matching) };
    });
    return { key, values: counts };
  };

  return {
    passing,
    facets: () => FACET_KEYS.filter((key) => sets[key].size > 0).map(countsOf),
    priceRanges: () => {
      const listed = without('soldAs', 'price');
      return UNITS.flatMap((soldAs) => {
        const [cheapest, dearest] = endsIn(byPrice[soldAs], listed) ?? [];
        if (cheapest === undefined || dearest === undefined) return [];
        const priceOf = (position: number): number => toMajor(prices[soldAs][position] ?? 0);
        return [{ soldAs, min: priceOf(cheapest), max: priceOf(dearest) }];
      });
    },
    bestWithout: () => {
      const ways = [...applied.keys()].map((key) => {
        // Without units, a price is one of any unit.
        const others =
          key === 'soldAs' && hasPrice
            ? intersectionOf([without(key, 'price'), inPriceRange(UNITS)])
            : without(key);
        return { key, count: sizeOf(others) };
      });
      const [best] = ways.toSorted((one, other) => other.count - one.count);
      return best !== undefined && best.count > 0 ? best : undefined;
    },
  };
}
