import type { Language } from '../src/contract/common.ts';
import type { Product, SuggestedProduct } from '../src/contract/products.ts';
import { boundedCache } from './boundedCache.ts';
import type { Db } from './db/open.ts';
import { SUGGESTED_PRODUCTS } from './limits/search.ts';
import { listProducts } from './repositories/products.ts';
import { translationsTo } from './repositories/translations.ts';
import { DEFAULT_LANGUAGE } from './rules/language.ts';

const NOBODY: ReadonlyMap<string, number> = new Map();

function toSuggestedProduct(product: Product): SuggestedProduct {
  const { _id, name, lang, images, imageAlts, sizes, price, madeFrom } = product;
  const soldAs =
    sizes.length === 0 && madeFrom !== undefined
      ? 'made'
      : sizes.find((size) => size.price === price)?.soldAs;
  return {
    _id,
    name,
    image: images[0] ?? '',
    imageAlt: imageAlts?.[0] ?? '',
    price,
    ...(soldAs && { soldAs }),
    ...(lang && { lang }),
  };
}

/**
 * Reads products for suggestions. Keeps the latest in memory until the catalogue changes, because different searches suggest
 * the same products: reading them was half of the processor time of a request.
 */
export function createSuggestedProducts(db: Db, catalogueVersion: () => Promise<number>) {
  const cache = boundedCache<SuggestedProduct>({ max: SUGGESTED_PRODUCTS });
  let cachedVersion: number | undefined;

  /** @returns the products in the order of `ids`, without missing ones */
  return async (
    ids: readonly string[],
    lang: Language = DEFAULT_LANGUAGE,
  ): Promise<SuggestedProduct[]> => {
    const version = await catalogueVersion();
    if (version !== cachedVersion) cache.clear();
    cachedVersion = version;
    const keyOf = (id: string): string => `${lang} ${id}`;
    const found = new Map(ids.map((id) => [id, cache.get(keyOf(id))]));
    const missing = ids.filter((id) => found.get(id) === undefined);
    if (missing.length > 0) {
      const products = await listProducts(db, missing, NOBODY);
      for (const product of await translationsTo(db, lang).products(products)) {
        const suggested = toSuggestedProduct(product);
        found.set(product._id, suggested);
        if (version === cachedVersion) cache.set(keyOf(product._id), suggested);
      }
    }
    return ids.map((id) => found.get(id)).filter((product) => product !== undefined);
  };
}
