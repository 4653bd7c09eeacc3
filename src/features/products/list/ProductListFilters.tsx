import { lazy, Suspense } from 'react';
import type { FilterableList, ListChoice } from '../filters/filterableList';
import { FilterBarSpace } from '../filters/FilterBarSpace';
import { productListPath, toProductsArg } from './productListQuery';
import type { ProductListResult } from './useProductList';

// Code-split: the server HTML shows it before the chunk is loaded.
const FilterBar = lazy(async () => ({ default: (await import('../filters/FilterBar')).FilterBar }));

/** Filters of the product list; absent when the server sends no facets (product 5.10). */
export function ProductListFilters({ list }: { list: ProductListResult }) {
  const { query, facets, priceRanges, totalCount, currency, isOutdated } = list;
  const space = <FilterBarSpace hasChips={query.filters !== undefined} />;
  if (list.isLoading) return space;
  if (facets === undefined) return null;
  const toQuery = ({ filters, sort }: ListChoice) => ({ ...query, page: 1, filters, sort });
  const filterable: FilterableList = {
    facets,
    priceRanges,
    totalCount,
    currency,
    isOutdated,
    choice: { filters: query.filters, sort: query.sort },
    isSearch: query.search !== '',
    room: {
      isShown: query.isInRoom === true,
      togglePath: productListPath({ ...query, isInRoom: query.isInRoom !== true }),
    },
    pathOf: (choice) => productListPath(toQuery(choice)),
    toArg: (choice) => toProductsArg(toQuery(choice)),
  };
  return (
    <Suspense fallback={space}>
      <FilterBar list={filterable} />
    </Suspense>
  );
}
