import type { FacetKey, PriceUnit } from '../../src/contract/facets.ts';
import { FACET_KEYS, knownValues } from '../rules/facets.ts';
import { addTo, emptySet } from './bitSet.ts';
import type { BitSet } from './bitSet.ts';
import type { ProductFacts } from './searchableProduct.ts';

/** Products of each value of the catalogue, by facet; values in a fixed order. */
export type FacetSets = Readonly<Record<FacetKey, ReadonlyMap<string, BitSet>>>;

/** Price of the cheapest size of a unit by product, or of a usual window, in fils; 0 for products without one. */
export type UnitPrices = Readonly<Record<PriceUnit, Int32Array>>;

/** Units in which a product is sold, with their prices. */
function* unitPricesOf({ sizes, madeMinor }: ProductFacts): Generator<[PriceUnit, number]> {
  for (const { soldAs, priceMinor } of sizes) if (soldAs !== null) yield [soldAs, priceMinor];
  if (madeMinor !== null) yield ['made', madeMinor];
}

/** Values of a product for each facet. */
function facetValuesOf(product: ProductFacts): Record<FacetKey, readonly string[]> {
  const { colours, opacity, material, pattern, rooms, widths, careMethod } = product.attributes;
  const one = (value: string | undefined): string[] => (value === undefined ? [] : [value]);
  return {
    colour: colours ?? [],
    opacity: one(opacity),
    material: one(material),
    pattern: one(pattern),
    room: rooms ?? [],
    soldAs: Array.from(unitPricesOf(product), ([unit]) => unit),
    width: (widths ?? []).map(String),
    care: one(careMethod),
  };
}

type Positions = Map<string, number[]>;
const NO_POSITIONS: ReadonlyMap<string, number[]> = new Map();

function toSets(
  key: FacetKey,
  positions: ReadonlyMap<string, number[]>,
  size: number,
): Map<string, BitSet> {
  const sets = new Map<string, BitSet>();
  for (const value of knownValues(key, [...positions.keys()])) {
    const set = emptySet(size);
    for (const position of positions.get(value) ?? []) addTo(set, position);
    sets.set(value, set);
  }
  return sets;
}

/** Collects the facets of products, which are added in the order of their positions. */
export function collectFacets() {
  const collected = new Map<FacetKey, Positions>(FACET_KEYS.map((key) => [key, new Map()]));
  return {
    add: (position: number, product: ProductFacts): void => {
      const values = facetValuesOf(product);
      for (const [key, positions] of collected) {
        for (const value of values[key]) {
          const ofValue = positions.get(value);
          if (ofValue === undefined) positions.set(value, [position]);
          else ofValue.push(position);
        }
      }
    },
    /** @param size number of products. @param pause yields to the event loop between facets */
    finish: async (size: number, pause: () => Promise<void>): Promise<FacetSets> => {
      const sets = new Map<FacetKey, Map<string, BitSet>>();
      for (const key of FACET_KEYS) {
        sets.set(key, toSets(key, collected.get(key) ?? NO_POSITIONS, size));
        await pause();
      }
      return Object.fromEntries(sets) as Record<FacetKey, Map<string, BitSet>>;
    },
  };
}

/** Products between two pauses. */
const PAUSE_EVERY = 20_000;

/**
 * Prices of all products by unit.
 * @param products in catalogue order
 * @param pause yields to the event loop
 */
export async function buildUnitPrices(
  products: readonly ProductFacts[],
  pause: () => Promise<void>,
): Promise<UnitPrices> {
  const prices = {
    metre: new Int32Array(products.length),
    panel: new Int32Array(products.length),
    blind: new Int32Array(products.length),
    made: new Int32Array(products.length),
  };
  for (const [position, product] of products.entries()) {
    for (const [unit, price] of unitPricesOf(product)) {
      const cheapest = prices[unit][position] ?? 0;
      if (cheapest === 0 || price < cheapest) prices[unit][position] = price;
    }
    if (position % PAUSE_EVERY === PAUSE_EVERY - 1) await pause();
  }
  return prices;
}

/** The price that a card shows, with its unit if it is known: of the cheapest size, or of a usual window. */
export function cardPriceOf({ sizes, madeMinor }: Pick<ProductFacts, 'sizes' | 'madeMinor'>): {
  price: number;
  unit?: PriceUnit;
} {
  let [cheapest] = sizes;
  for (const size of sizes) {
    if (cheapest !== undefined && size.priceMinor < cheapest.priceMinor) cheapest = size;
  }
  if (cheapest === undefined) return { price: madeMinor ?? 0, unit: 'made' };
  return { price: cheapest.priceMinor, ...(cheapest.soldAs && { unit: cheapest.soldAs }) };
}
