import { useSearchParams } from 'react-router';
import { selectProducts, useGetProductsQuery } from '@/api/products';
import { isApiError } from '@/api/errors';
import { shownResult } from '@/api/shownResult';
import { readProductListQuery, toProductsArg } from './productListQuery';

/** More than a page is shown only if a server ignores the limit, and then not without bounds. */
const MAX_SHOWN = 60;

/** The page of the list that the address names; the former page stays until the new one is there. */
export function useProductList() {
  const [params] = useSearchParams();
  const query = readProductListQuery(params);
  const answer = useGetProductsQuery(toProductsArg(query), { selectFromResult: shownResult });
  const { data, error, isError, isFetching, refetch } = answer;
  return {
    query,
    products: selectProducts(data?.products).slice(0, MAX_SHOWN),
    currency: data?.currency ?? '',
    totalPages: data?.totalPages ?? 1,
    totalCount: data?.totalCount,
    isLoading: isFetching && data === undefined,
    /** The products shown are those of another page or search. */
    isOutdated: isFetching && data !== undefined,
    hasFailed: isError,
    reason: isApiError(error) ? error.message : undefined,
    retry: () => void refetch(),
  };
}

export type ProductListResult = ReturnType<typeof useProductList>;
