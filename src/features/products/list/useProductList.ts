import { useSearchParams } from 'react-router';
import { selectProducts, useGetProductsQuery } from '@/api/products';
import { queryView } from '@/api/queryView';
import type { SubCategoryName } from '@/contract/catalogue';
import { readProductListQuery, toProductsArg } from './productListQuery';

/** Limits the list in case the server ignores the page size. */
const MAX_SHOWN = 60;

/** Page of products for the URL; keeps the previous page until the next one is loaded. */
export function useProductList() {
  const [params] = useSearchParams();
  const query = readProductListQuery(params);
  const { data, ...status } = useGetProductsQuery(toProductsArg(query), {
    selectFromResult: queryView,
  });
  return {
    ...status,
    query,
    /** `undefined` until loaded. */
    products: data && selectProducts(data.products).slice(0, MAX_SHOWN),
    currency: data?.currency ?? '',
    totalPages: data?.totalPages ?? 1,
    totalCount: data?.totalCount,
    /** The sub-category that the list is limited to. */
    subCategory: data?.subCategory,
  };
}

export type ProductListResult = Omit<
  ReturnType<typeof useProductList>,
  'currentData' | 'refetch' | 'subCategory'
> & {
  refetch: () => unknown;
  subCategory?: SubCategoryName | undefined;
};
