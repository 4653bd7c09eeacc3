import { selectProducts, useGetProductDetailsQuery } from '@/api/products';
import { queryView } from '@/api/queryView';

/** Product with this id and its related products. */
export function useProductDetail(id: string) {
  const query = useGetProductDetailsQuery(id, { selectFromResult: queryView });
  const { data } = query;
  return {
    product: data?.productDetail,
    related: selectProducts(data?.relatedProducts),
    query: { ...query, isNotFound: data !== undefined || query.isNotFound },
  };
}
