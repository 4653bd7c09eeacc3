import { shallowEqual } from 'react-redux';
import { selectKnownProduct } from '@/api/known/knownProduct';
import { useGetProductDetailsQuery } from '@/api/productDetails';
import { selectProducts } from '@/api/productRecords';
import { queryView } from '@/api/queryView';
import { useAppSelector } from '@/store/hooks';

/** Product with this id and its related products; until it is loaded, what other responses hold of it (product 2.12). */
export function useProductDetail(id: string) {
  const query = useGetProductDetailsQuery(id, { selectFromResult: queryView });
  const { data, isNotFound } = query;
  const known = useAppSelector(
    (state) => (data !== undefined || isNotFound ? undefined : selectKnownProduct(state, id)),
    shallowEqual,
  );
  return {
    product: data?.productDetail ?? known,
    /** Whether the product has only what other responses hold. */
    isPartial: known !== undefined,
    related: selectProducts(data?.relatedProducts),
    query: { ...query, isNotFound: data !== undefined || isNotFound },
  };
}
