import type { ShopFacts } from '@/contract/shop';
import { resultsOf, type ApiRootState } from './cachedResults';

/** Facts about the shop that the footer has requested, without the code that reads them (product 1.4). */
export const selectKnownShop = (state: ApiRootState): ShopFacts | undefined =>
  resultsOf(state, 'getShopFacts')[0];
