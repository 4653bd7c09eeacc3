import type { ProductSort } from '../../src/contract/products.ts';
import { UNITS } from '../rules/facets.ts';
import {
  addTo,
  commonPositions,
  emptySet,
  fullSet,
  intersectionOf,
  isIn,
  sizeOf,
} from './bitSet.ts';
import type { BitSet } from './bitSet.ts';
import { createEmptyHelp } from './emptyHelp.ts';
import { filterProducts } from './filterProducts.ts';
import type { IndexParts } from './indexParts.ts';
import type { Filters, ListQuery, ListResult } from './listQuery.ts';
import { prepareCategories } from './namedCategories.ts';
import { mixCategories } from './productOrders.ts';
import type { Order } from './productOrders.ts';
import { prepareSuggestions } from './suggest.ts';
import type { FoundSuggestions } from './suggest.ts';
import { isMissed } from './textSearch.ts';
import type { Found } from './textSearch.ts';

/** Score of each rated product by id; higher is better. */
type Ratings = ReadonlyMap<string, number>;

/** Lists and searches products of one version of the catalogue, in memory. */
export interface CatalogueIndex {
  list: (query: ListQuery, ratings: Ratings) => ListResult;
  suggest: (search: string) => FoundSuggestions;
}

/** The part of an order that is in a set. */
function pageOf(order: Iterable<number>, set: BitSet, offset: number, limit: number): number[] {
  const page: number[] = [];
  let skipped = 0;
  for (const position of order) {
    if (!isIn(set, position)) continue;
    if (skipped < offset) skipped += 1;
    else page.push(position);
    if (page.length === limit) break;
  }
  return page;
}

function* withoutRepeats(orders: readonly Order[]): Generator<number> {
  const seen = new Set<number>();
  for (const order of orders) {
    for (const position of order) {
      if (orders.length > 1 && seen.has(position)) continue;
      seen.add(position);
      yield position;
    }
  }
}

/** Creates the index of a catalogue from its parts. */
export function createCatalogueIndex(parts: IndexParts): CatalogueIndex {
  const { size, ids, byCategory, subCategories, byCardPrice, byPrice } = parts;
  const everything = fullSet(size);
  const inMixedOrder = (set: BitSet): Iterable<number> =>
    mixCategories(byCategory.map((category) => commonPositions(category, set)));
  const mixed = Uint32Array.from(inMixedOrder(everything));
  const emptyHelp = createEmptyHelp(parts);
  const findCategories = prepareCategories(parts.categories);

  let rated: Ratings | undefined;
  let byRating: Order = new Uint32Array();
  const ratingOrder = (ratings: Ratings): Order => {
    if (rated === ratings) return byRating;
    const scored: [position: number, score: number][] = [];
    const others: number[] = [];
    for (const [position, id] of ids.entries()) {
      const score = ratings.get(id);
      if (score === undefined) others.push(position);
      else scored.push([position, score]);
    }
    scored.sort(([, one], [, other]) => other - one);
    byRating = Uint32Array.from([...scored.map(([position]) => position), ...others]);
    rated = ratings;
    return byRating;
  };

  const baseOf = (found: Found | undefined, subCategoryId: string | undefined): BitSet => {
    let base = everything;
    if (found !== undefined) {
      base = emptySet(size);
      for (const position of found.ranked) addTo(base, position);
    }
    if (subCategoryId === undefined) return base;
    return intersectionOf([base, subCategories.get(subCategoryId) ?? emptySet(size)]);
  };

  const recommended = (found: Found | undefined, passing: BitSet): Iterable<number> => {
    if (found !== undefined) return found.ranked;
    return sizeOf(passing) === size ? mixed : inMixedOrder(passing);
  };

  const priceOrder = ({ values: { soldAs } }: Filters): Iterable<number> =>
    soldAs === undefined
      ? byCardPrice
      : withoutRepeats(UNITS.filter((unit) => soldAs.includes(unit)).map((unit) => byPrice[unit]));

  const orderOf: Record<
    ProductSort,
    (
      query: ListQuery,
      ratings: Ratings,
      found: Found | undefined,
      passing: BitSet,
    ) => Iterable<number>
  > = {
    recommended: (_query, _ratings, found, passing) => recommended(found, passing),
    price: ({ filters }) => priceOrder(filters),
    rating: (_query, ratings) => ratingOrder(ratings),
    newest: () => parts.byNewest,
  };

  return {
    list: (query, ratings) => {
      const { search, isExact, subCategoryId, filters, sort, offset, limit, hasFacets } = query;
      const found = search.trim() === '' ? undefined : parts.text.find(search, isExact);
      const base = baseOf(found, subCategoryId);
      const filtered = filterProducts(parts, base, filters);
      const order = orderOf[sort](query, ratings, found, filtered.passing);
      const count = sizeOf(filtered.passing);
      const categories =
        hasFacets && found ? findCategories(search, !isExact && isMissed(found)) : [];
      const page = offset < count ? pageOf(order, filtered.passing, offset, limit) : [];
      return {
        ids: page.map((position) => ids[position] ?? ''),
        count,
        ...(found?.correctedTerm !== undefined && { correctedTerm: found.correctedTerm }),
        ...(hasFacets && { facets: filtered.facets(), priceRanges: filtered.priceRanges() }),
        ...(categories.length > 0 && { categories }),
        ...(hasFacets && count === 0 && { help: emptyHelp(query, found, filtered) }),
      };
    },
    suggest: prepareSuggestions(parts),
  };
}
