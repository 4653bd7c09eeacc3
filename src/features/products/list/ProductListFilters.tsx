import { lazyPart } from '@/components/lazyPart';
import type { FilterableList, ListChoice } from '../filters/filterableList';
import { FilterBarSpace } from '../filters/FilterBarSpace';
import { productListPath, toProductsArg } from '../shared/productListQuery';
import type { ProductListResult } from '../shared/useProductList';

// Code-split: the server HTML shows it before the chunk is loaded.
const FilterBar = lazyPart(
  async () => (await import(/* webpackChunkName: "list-parts" */ '../filters/FilterBar')).FilterBar,
  { pending: ({ list }) => <FilterBarSpace hasChips={list.choice.filters !== undefined} /> },
);

/** Filters of the product list; absent when the server sends no facets (product 5.10). */
export function ProductListFilters({ list }: { list: ProductListResult }) {
  const { query, facets, priceRanges, totalCount, currency, isOutdated } = list;
  if (list.isLoading) return <FilterBarSpace hasChips={query.filters !== undefined} />;
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
  return <FilterBar list={filterable} />;
}
