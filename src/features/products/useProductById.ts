import { skipToken } from '@reduxjs/toolkit/query';
import { shallowEqual } from 'react-redux';
import { selectKnownProduct } from '@/api/known/knownProduct';
import { useGetProductDetailsQuery } from '@/api/productDetails';
import type { Id } from '@/contract/common';
import { useAppSelector } from '@/store/hooks';

/** A product for its name or card: from a response that holds its sizes, else requested. */
export function useProductById(id: Id) {
  const known = useAppSelector((state) => selectKnownProduct(state, id), shallowEqual);
  const isKnown = known !== undefined && known.sizes.length > 0;
  const { data, isError } = useGetProductDetailsQuery(isKnown ? skipToken : id);
  const product = isKnown ? known : data?.productDetail;
  return { product, isMissing: isError || (data !== undefined && product === undefined) };
}
