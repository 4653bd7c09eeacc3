import { useSearchParams } from 'react-router';
import { selectProducts } from '@/api/productRecords';
import { useGetProductsQuery } from '@/api/products';
import { queryView } from '@/api/queryView';
import type { Id } from '@/contract/common';
import { paths, withQuery } from '@/lib/paths';
import { asSort, readFilters } from '@/lib/productFilters';
import type { FilterableList, ListChoice } from '../filters/filterableList';

/** Number of cards: one row on wide screens, two on phones. */
export const SHOWN = 4;

/** The first products that fit a sub-category and the filters of the URL; keeps the previous ones until the next are loaded. */
export function useFittingProducts(subCategoryId: Id) {
  const [params] = useSearchParams();
  const choice: ListChoice = { filters: readFilters(params), sort: asSort(params.get('sort')) };
  const toArg = ({ filters, sort }: ListChoice) => ({
    page: 1,
    limit: SHOWN,
    facets: 1 as const,
    subCategoryId,
    sort,
    ...filters,
  });
  const query = useGetProductsQuery(toArg(choice), { selectFromResult: queryView });
  const { data, isOutdated } = query;
  const ids = {
    categoryId: params.get('categoryId') ?? undefined,
    subCategoryId: params.get('subCategoryId') ?? undefined,
  };
  const filterable: FilterableList | undefined = data?.facets && {
    facets: data.facets,
    priceRanges: data.priceRanges,
    totalCount: data.totalCount,
    currency: data.currency,
    isOutdated,
    choice,
    isSearch: false,
    pathOf: ({ filters, sort }) =>
      withQuery(paths.curtainDetail, { ...ids, ...filters, sort }).replaceAll('%2C', ','),
    toArg,
  };
  return {
    query,
    /** `undefined` until loaded. */
    products: data && selectProducts(data.products).slice(0, SHOWN),
    currency: data?.currency ?? '',
    totalCount: data?.totalCount,
    /** Whether the response is limited to the sub-category; not by a server that ignores the parameter. */
    isLimited: data === undefined || data.subCategory !== undefined,
    /** `undefined` when the server sends no facets. */
    filterable,
    choice,
  };
}
