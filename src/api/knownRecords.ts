import type { Category, Work } from '@/contract/catalogue';
import type { Id } from '@/contract/common';
import type { Order, OrderDetail } from '@/contract/orders';
import type { Size } from '@/contract/products';
import type { CartResult } from './cart';
import type { CategoryRecords, WorkPageResult } from './catalogue';
import type { HomeResult } from './home';
import type { OrderPageResult } from './orders';
import type { ProductDetailResult, ProductFacts, ProductPageResult } from './products';
import { findRecord } from './records';

/** What other responses hold of a record, so that its page starts with more than a skeleton (product 2.10). */

/** Results of the queries that hold parts of other records; types only, which adds no endpoint to a page's chunk. */
interface CachedResults {
  getCart: CartResult;
  getCategory: CategoryRecords;
  getHomePage: HomeResult;
  getOrders: OrderPageResult;
  getOurWorks: WorkPageResult;
  getProductDetails: ProductDetailResult;
  getProducts: ProductPageResult;
}

interface CachedQuery {
  endpointName?: string;
  data?: unknown;
}

interface ApiRootState {
  api: { queries: Record<string, CachedQuery | undefined> };
}

const NO_SIZES: Size[] = [];

/** Results of all cached queries of an endpoint. */
function resultsOf<Name extends keyof CachedResults>({ api }: ApiRootState, name: Name) {
  return Object.values(api.queries)
    .filter((query) => query?.endpointName === name && query.data !== undefined)
    .map((query) => query?.data as CachedResults[Name]);
}

/** The first value that is found in the items. */
function firstOf<Item, Value>(items: readonly Item[], find: (item: Item) => Value | undefined) {
  for (const item of items) {
    const value = find(item);
    if (value !== undefined) return value;
  }
  return undefined;
}

/**
 * Product from a list, a search, the home page, the related products of another one, or the cart, which holds no sizes.
 * Brand, category and description are empty. Each call returns a new object with the same values.
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

/** Work from any page of the list. */
export function selectKnownWork(state: ApiRootState, id: Id): Work | undefined {
  return firstOf(resultsOf(state, 'getOurWorks'), ({ work }) => findRecord(work, id));
}

/** Category from the list of categories or the home page. */
export function selectKnownCategory(state: ApiRootState, id: Id): Category | undefined {
  const lists = [
    ...resultsOf(state, 'getCategory'),
    ...resultsOf(state, 'getHomePage').map(({ categories }) => categories),
  ];
  return firstOf(lists, (categories) => findRecord(categories, id));
}

/** The part of an order that the list holds. */
export type KnownOrder = Pick<
  OrderDetail,
  '_id' | 'orderId' | 'orderStatus' | 'createdAt' | 'items' | 'currencySymbol'
>;

/** Order from any page and period of the list. */
export function selectKnownOrder(state: ApiRootState, id: Id): KnownOrder | undefined {
  return firstOf<OrderPageResult, Order>(resultsOf(state, 'getOrders'), ({ orders }) =>
    findRecord(orders, id),
  );
}
