import { boundedCache } from './boundedCache.ts';
import type { Db } from './db/open.ts';
import { PRICED_PRODUCTS } from './limits/search.ts';
import { findPriceable } from './repositories/madeProducts.ts';
import type { Priceable } from './repositories/madeProducts.ts';

/**
 * Reads what prices of windows need. Keeps the latest in memory until the catalogue changes: reading and parsing it was a third
 * of the processor time of a request (docs/benchmarks.md).
 */
export function createPricedProducts(db: Db, catalogueVersion: () => Promise<number>) {
  const cache = boundedCache<Priceable>({ max: PRICED_PRODUCTS });
  let cachedVersion: number | undefined;

  /** @returns as `findPriceable` */
  return async (productId: string): Promise<Priceable | null | undefined> => {
    const version = await catalogueVersion();
    if (version !== cachedVersion) cache.clear();
    cachedVersion = version;
    const cached = cache.get(productId);
    if (cached !== undefined) return cached;
    const found = await findPriceable(db, productId);
    if (found && version === cachedVersion) cache.set(productId, found);
    return found;
  };
}
