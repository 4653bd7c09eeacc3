import type { CartResult } from '../cart';
import type { CategoryRecords, WorkPageResult } from '../catalogue';
import type { EndpointName } from '../endpointNames';
import type { HomeResult } from '../home';
import type { OrderPageResult } from '../orders';
import type { ProductDetailResult } from '../productDetails';
import type { ProductPageResult } from '../products';

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

export interface ApiRootState {
  api: { queries: Record<string, CachedQuery | undefined> };
}

/** Results of all cached queries of an endpoint. */
export function resultsOf<Name extends EndpointName & keyof CachedResults>(
  { api }: ApiRootState,
  name: Name,
) {
  return Object.values(api.queries)
    .filter((query) => query?.endpointName === name && query.data !== undefined)
    .map((query) => query?.data as CachedResults[Name]);
}

/** The first value that is found in the items. */
export function firstOf<Item, Value>(
  items: readonly Item[],
  find: (item: Item) => Value | undefined,
) {
  for (const item of items) {
    const value = find(item);
    if (value !== undefined) return value;
  }
  return undefined;
}
