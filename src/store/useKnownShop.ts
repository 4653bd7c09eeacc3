import { resultsOf } from '@/api/known/cachedResults';
import type { ShopFacts } from '@/contract/shop';
import { useAppSelector } from './hooks';

/** Facts about the shop once the footer has them. For the first scripts of a page, which have no room for the parser. */
export const useKnownShop = (): ShopFacts | undefined =>
  useAppSelector((state) => resultsOf(state, 'getShopFacts')[0]);
