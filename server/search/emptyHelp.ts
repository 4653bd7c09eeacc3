import type { EmptyListHelp } from '../../src/contract/products.ts';
import { addTo, emptySet, intersectionOf, sizeOf } from './bitSet.ts';
import { filterProducts } from './filterProducts.ts';
import type { FilteredProducts } from './filterProducts.ts';
import type { IndexParts } from './indexParts.ts';
import { NO_MATCHES } from './matchWord.ts';
import type { ListQuery } from './listQuery.ts';
import type { Found } from './textSearch.ts';

/** Finds ways out of an empty list (product 13.18). */
export function createEmptyHelp(parts: IndexParts) {
  const { size, subCategories, text } = parts;

  /** Number of products of a list with another search. */
  const countWith = (search: string, { subCategoryId, filters }: ListQuery): number => {
    const base = emptySet(size);
    for (const position of text.find(search, true).ranked) addTo(base, position);
    const listed =
      subCategoryId === undefined
        ? base
        : intersectionOf([base, subCategories.get(subCategoryId) ?? emptySet(size)]);
    return sizeOf(filterProducts(parts, listed, filters).passing);
  };

  const withoutRarest = (query: ListQuery, found: Found): EmptyListHelp['withoutWord'] => {
    if (found.words.length < 2) return undefined;
    const [rarest] = found.words
      .map((word, index) => ({ word, count: text.countOf(found.matches[index] ?? NO_MATCHES) }))
      .toSorted((one, other) => one.count - other.count);
    if (rarest === undefined) return undefined;
    const others = found.words.filter((word) => word !== rarest.word);
    const search = others.map(({ written }) => written).join(' ');
    const count = countWith(search, query);
    return count === 0 ? undefined : { word: rarest.word.written, search, count };
  };

  return (
    query: ListQuery,
    found: Found | undefined,
    filtered: FilteredProducts,
  ): EmptyListHelp => {
    const withoutFilter = filtered.bestWithout();
    const withoutWord = found && withoutRarest(query, found);
    return {
      ...(withoutFilter && { withoutFilter }),
      ...(withoutWord && { withoutWord }),
    };
  };
}
