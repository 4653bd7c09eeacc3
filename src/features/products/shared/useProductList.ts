import { useSearchParams } from 'react-router';
import { selectProducts } from '@/api/productRecords';
import { useGetProductsQuery, type ProductPageResult } from '@/api/products';
import { queryView, type QueryStatus } from '@/api/queryView';
import type { Product } from '@/contract/products';
import { readProductListQuery, toProductsArg, type ProductListQuery } from './productListQuery';

/** Limits the list in case the server ignores the page size. */
const MAX_SHOWN = 60;

/** A page of the product list; while the next one is loading, the previous page. */
export interface ProductListResult extends QueryStatus, Omit<ProductPageResult, 'products'> {
  query: ProductListQuery;
  /** `undefined` until loaded. */
  products: Product[] | undefined;
  refetch: () => unknown;
}

/** Page of products for the URL; keeps the previous page until the next one is loaded. */
export function useProductList(): ProductListResult {
  const [params] = useSearchParams();
  const query = readProductListQuery(params);
  const { data, ...status } = useGetProductsQuery(toProductsArg(query), {
    selectFromResult: queryView,
  });
  return {
    ...status,
    ...data,
    query,
    products: data && selectProducts(data.products).slice(0, MAX_SHOWN),
    currency: data?.currency ?? '',
    totalPages: data?.totalPages ?? 1,
  };
}
