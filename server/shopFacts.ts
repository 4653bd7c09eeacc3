import type { ShopFacts } from './catalogue/shopFacts.ts';
import type { Db } from './db/open.ts';
import { readShopFacts } from './repositories/shopFacts.ts';

/** The facts about the shop in memory, for mails and documents. */
export interface KnownFacts {
  current: () => ShopFacts;
  /** Reads them again. */
  refresh: () => Promise<void>;
}

/** Reads the facts about the shop. */
export async function openShopFacts(db: Db): Promise<KnownFacts> {
  let facts = await readShopFacts(db);
  return {
    current: () => facts,
    refresh: async () => {
      facts = await readShopFacts(db);
    },
  };
}
