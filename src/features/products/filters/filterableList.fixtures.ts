import { facets, priceRanges } from '@/fixtures/facets.fixtures';
import { CURRENCY } from '@/fixtures/products.fixtures';
import { productListPath, toProductsArg } from '../shared/productListQuery';
import type { FilterableList, ListChoice } from './filterableList';

/** The first page of all products with a choice. */
export function buildFilterableList(
  choice: ListChoice = {},
  changes: Partial<FilterableList> = {},
): FilterableList {
  const toQuery = (next: ListChoice) => ({ page: 1, search: '', ...next });
  return {
    facets,
    priceRanges,
    totalCount: 24,
    currency: CURRENCY,
    isOutdated: false,
    isSearch: false,
    choice,
    pathOf: (next) => productListPath(toQuery(next)),
    toArg: (next) => toProductsArg(toQuery(next)),
    ...changes,
  };
}
