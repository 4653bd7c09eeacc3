import type { Language } from '../src/contract/common.ts';
import type { Product } from '../src/contract/products.ts';
import { createCatalogueCache } from './catalogueCache.ts';
import type { Db } from './db/open.ts';
import { PRODUCT_CARDS } from './limits/caches.ts';
import { listProducts } from './repositories/products.ts';
import { translationsTo } from './repositories/translations.ts';
import { DEFAULT_LANGUAGE } from './rules/language.ts';

/**
 * Reads products as lists and suggestions show them, without quantities of a cart. Keeps the latest in memory, because different
 * lists have the same products: reading them was half of the processor time of a request (docs/benchmarks.md).
 */
export function createProductCards(db: Db, catalogueVersion: () => Promise<number>) {
  const read = createCatalogueCache<Product>(PRODUCT_CARDS, catalogueVersion);

  /** @returns the products in the order of `ids`, without missing ones */
  return async (ids: readonly string[], lang: Language = DEFAULT_LANGUAGE): Promise<Product[]> => {
    const prefix = `${lang} `;
    const keyOf = (id: string): string => prefix + id;
    const cards = await read(ids.map(keyOf), async (missing) => {
      const missingIds = missing.map((key) => key.slice(prefix.length));
      const products = await listProducts(db, missingIds);
      const translated = await translationsTo(db, lang).products(products);
      return new Map(translated.map((product) => [keyOf(product._id), product]));
    });
    return ids.map((id) => cards.get(keyOf(id))).filter((card) => card !== undefined);
  };
}
