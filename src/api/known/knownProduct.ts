import type { Id } from '@/contract/common';
import type { Size } from '@/contract/products';
import type { ProductFacts } from '../productDetails';
import { findRecord } from '../records';
import { firstOf, resultsOf, type ApiRootState } from './cachedResults';

const NO_SIZES: Size[] = [];

/**
 * Product from a list, a search, the home page, the related products of another one, or the cart, which holds no sizes, so
 * that its page starts with more than a skeleton (product 2.12). Brand, category and description are empty. Each call returns
 * a new object with the same values.
 */
export function selectKnownProduct(state: ApiRootState, id: Id): ProductFacts | undefined {
  const unknown = { _id: id, productId: id, brand: '', category: '' };
  const lists = [
    ...resultsOf(state, 'getProducts'),
    ...resultsOf(state, 'getHomePage'),
    ...resultsOf(state, 'getProductDetails').map(({ productDetail, relatedProducts }) => ({
      products: relatedProducts,
      currency: productDetail?.currency ?? '',
    })),
  ];
  const listed = firstOf(lists, ({ products, currency }) => {
    const product = findRecord(products, id);
    return product && { ...product, ...unknown, currency };
  });
  if (listed !== undefined) return listed;
  const lines = resultsOf(state, 'getCart').flatMap(({ lines: { entities } }) =>
    Object.values(entities),
  );
  return firstOf(lines, ({ productId, name, images }) =>
    productId === id
      ? { ...unknown, name, images, sizes: NO_SIZES, price: Number.NaN, currency: '' }
      : undefined,
  );
}
