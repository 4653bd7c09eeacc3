import type { ProductListResult } from './useProductList';

/** What the list is limited to, for its heading: the search text or the name of a sub-category; empty for all products. */
export function filterOf({ query, subCategory }: Pick<ProductListResult, 'query' | 'subCategory'>) {
  return query.search === '' ? (subCategory?.name ?? '') : query.search;
}
