// Limits of caches in memory.
import { MINUTE } from '../clock.ts';
import { KIB, MIB } from '../bytes.ts';

/** Limits of an in-memory cache; the least recently used entries are evicted. */
export interface CacheLimits {
  maxEntries: number;
  /** Total size of keys, headers, bodies and overhead, in bytes. */
  maxBytes: number;
  maxAgeMs: number;
}

/** Estimated overhead of a cache entry: objects, list nodes and buffer header. */
export const CACHE_ENTRY_OVERHEAD_BYTES = 1 * KIB;

/** Cached API responses (http/responseCache.ts): the details of 10,000 products take some 90 MiB. */
export const RESPONSE_CACHE: CacheLimits = {
  maxEntries: 20_000,
  maxBytes: 96 * MIB,
  maxAgeMs: 10 * MINUTE,
};

/** Products of lists and suggestions in memory, some 2 KiB each; each language counts (productCards.ts). */
export const PRODUCT_CARDS = 20_000;

/** Made-to-measure products in memory with the table of their prices (pricedProducts.ts). */
export const PRICED_PRODUCTS = 500;
