import { createCatalogueCache } from './catalogueCache.ts';
import type { Db } from './db/open.ts';
import { WINDOW_OFFERS } from './limits/clients.ts';
import { findCheapestMade } from './repositories/madeProducts.ts';

type Offered = Awaited<ReturnType<typeof findCheapestMade>>;

/** Reads the products that windows are offered, and keeps them in memory. */
export function createOfferedProducts(db: Db, catalogueVersion: () => Promise<number>) {
  const read = createCatalogueCache<Offered>(2, catalogueVersion);

  return async (kind: 'curtain' | 'blind'): Promise<Offered> => {
    const offered = await read([kind], async () => {
      return new Map([[kind, await findCheapestMade(db, kind, WINDOW_OFFERS.products)]]);
    });
    return offered.get(kind) ?? [];
  };
}
