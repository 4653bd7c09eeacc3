import { selectKnownShop } from '@/api/known/knownShop';
import type { ShopFacts } from '@/contract/shop';
import { useAppSelector } from './hooks';

/**
 * Facts about the shop once the footer has them, for the first scripts of a page, which have no room for what reads them;
 * `undefined` before.
 */
export const useKnownShop = (): ShopFacts | undefined => useAppSelector(selectKnownShop);
