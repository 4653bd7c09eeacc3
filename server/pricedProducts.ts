import { createCatalogueCache } from './catalogueCache.ts';
import type { Db } from './db/open.ts';
import { PRICED_PRODUCTS } from './limits/caches.ts';
import { findPriceable } from './repositories/madeProducts.ts';
import type { Priceable } from './repositories/madeProducts.ts';

/**
 * Reads what prices of windows need. Keeps the latest in memory: reading and parsing it was a third of the processor time of a
 * request (docs/benchmarks.md).
 */
export function createPricedProducts(db: Db, catalogueVersion: () => Promise<number>) {
  const read = createCatalogueCache<{ found: Priceable | null }>(PRICED_PRODUCTS, catalogueVersion);

  /** @returns as `findPriceable` */
  return async (productId: string): Promise<Priceable | null | undefined> => {
    const products = await read([productId], async () => {
      const found = await findPriceable(db, productId);
      return new Map(found === undefined ? [] : [[productId, { found }]]);
    });
    return products.get(productId)?.found;
  };
}
