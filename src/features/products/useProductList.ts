import { useSearchParams } from 'react-router';
import { selectProducts, useGetProductsQuery } from '@/api/products';
import { isApiError } from '@/api/errors';
import { readProductListQuery, toProductsArg } from './productListQuery';

/** More than a page is shown only if a server ignores the limit, and then not without bounds. */
const MAX_SHOWN = 60;

/** The page of the list that the address names; the former page stays until the new one is there. */
export function useProductList() {
  const [params] = useSearchParams();
  const query = readProductListQuery(params);
  const answer = useGetProductsQuery(toProductsArg(query));
  const { data, currentData, error, isError, isFetching, isLoading, refetch } = answer;
  return {
    query,
    products: selectProducts(data?.products).slice(0, MAX_SHOWN),
    currency: data?.currency ?? '',
    totalPages: data?.totalPages ?? 1,
    totalCount: data?.totalCount,
    isLoading,
    /** The products shown are those of another page or search. */
    isOutdated: isFetching && currentData === undefined && data !== undefined,
    hasFailed: isError && currentData === undefined,
    reason: isApiError(error) ? error.message : undefined,
    retry: () => void refetch(),
  };
}

export type ProductListResult = ReturnType<typeof useProductList>;
