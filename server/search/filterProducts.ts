import type { Facet, FacetKey, PriceUnit } from '../../src/contract/facets.ts';
import type { EmptyListHelp, PriceRange } from '../../src/contract/products.ts';
import { FACET_KEYS, UNITS } from '../rules/facets.ts';
import { toMajor } from '../rules/money.ts';
import { addTo, commonSize, emptySet, intersectionOf, isIn, sizeOf, unionOf } from './bitSet.ts';
import type { BitSet } from './bitSet.ts';
import type { FacetSets, UnitPrices } from './facetSets.ts';
import type { Filters } from './listQuery.ts';

type FilterKey = FacetKey | 'price';

export interface FilteredProducts {
  /** Products that pass all filters. */
  passing: BitSet;
  facets: () => Facet[];
  priceRanges: () => PriceRange[];
  /** The filter without which most products pass; `undefined` when none helps. */
  bestWithout: () => EmptyListHelp['withoutFilter'];
}

interface FilterParts {
  sets: FacetSets;
  prices: UnitPrices;
  /** Number of products. */
  size: number;
}

/** Applies filters to products. @param base products before filters, e.g. those of a search */
export function filterProducts(
  { sets, prices, size }: FilterParts,
  base: BitSet,
  { values, minPriceMinor, maxPriceMinor }: Filters,
): FilteredProducts {
  const hasPrice = minPriceMinor !== undefined || maxPriceMinor !== undefined;

  /** Products that cost what is wanted in one of the units. */
  const inPriceRange = (units: readonly PriceUnit[]): BitSet => {
    const passing = emptySet(size);
    const min = Math.max(1, minPriceMinor ?? 1);
    const max = maxPriceMinor ?? Infinity;
    for (const unit of units) {
      const ofUnit = prices[unit];
      for (let position = 0; position < size; position += 1) {
        const price = ofUnit[position] ?? 0;
        if (price >= min && price <= max) addTo(passing, position);
      }
    }
    return passing;
  };

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

  const countsOf = (key: FacetKey): Facet => {
    // A price is one of a unit, so it does not limit the units to those of other prices.
    const isPriceOfUnit = key === 'soldAs' && hasPrice;
    const others = isPriceOfUnit ? without(key, 'price') : without(key);
    const counts = [...sets[key]].map(([id, set]) => {
      const matching = isPriceOfUnit ? inPriceRange([id as PriceUnit]) : set;
      return { id, count: commonSize(others, matching) };
    });
    return { key, values: counts };
  };

  return {
    passing: without(),
    facets: () => FACET_KEYS.filter((key) => sets[key].size > 0).map(countsOf),
    priceRanges: () => {
      const listed = without('soldAs', 'price');
      return UNITS.flatMap((soldAs) => {
        let min = Infinity;
        let max = 0;
        for (let position = 0; position < size; position += 1) {
          const price = prices[soldAs][position] ?? 0;
          if (price === 0 || !isIn(listed, position)) continue;
          min = Math.min(min, price);
          max = Math.max(max, price);
        }
        return max === 0 ? [] : [{ soldAs, min: toMajor(min), max: toMajor(max) }];
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
