import { parseInstalmentRange } from '@/api/parsers/instalments';
import { productDetailsApi } from '@/api/productDetails';
import type { Id } from '@/contract/common';
import type { InstalmentRange } from '@/contract/products';
import { useAppSelector } from './hooks';

/** The prices of a product that can be paid in instalments, once it is loaded; `undefined` when the shop offers none. */
export function useInstalmentRange(productId: Id): InstalmentRange | undefined {
  const sent = useAppSelector(
    (state) =>
      productDetailsApi.endpoints.getProductDetails.select(productId)(state).data?.productDetail
        ?.instalments,
  );
  return parseInstalmentRange(sent);
}
