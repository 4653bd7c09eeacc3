import { boundedCache } from './boundedCache.ts';
import type { Db } from './db/open.ts';
import { WINDOW_OFFERS } from './limits/clients.ts';
import { findCheapestMade } from './repositories/madeProducts.ts';

type Offered = Awaited<ReturnType<typeof findCheapestMade>>;

/** Reads the products that windows are offered, and keeps them in memory until the catalogue changes. */
export function createOfferedProducts(db: Db, catalogueVersion: () => Promise<number>) {
  const cache = boundedCache<Offered>({ max: 2 });
  let cachedVersion: number | undefined;

  return async (kind: 'curtain' | 'blind'): Promise<Offered> => {
    const version = await catalogueVersion();
    if (version !== cachedVersion) cache.clear();
    cachedVersion = version;
    const cached = cache.get(kind);
    if (cached !== undefined) return cached;
    const found = await findCheapestMade(db, kind, WINDOW_OFFERS.products);
    if (version === cachedVersion) cache.set(kind, found);
    return found;
  };
}
