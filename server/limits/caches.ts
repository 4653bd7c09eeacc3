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

/** Keys of cached API responses by the query as received; bytes of text (http/responseCache.ts). */
export const RESPONSE_KEYS = { maxEntries: 20_000, maxBytes: 8 * MIB } as const;

/** Products of lists and suggestions in memory, some 2 KiB each; each language counts (productCards.ts). */
export const PRODUCT_CARDS = 20_000;

/** Made-to-measure products in memory with the table of their prices (pricedProducts.ts). */
export const PRICED_PRODUCTS = 500;

/** Scripts compressed with those of earlier releases, some 1 to 30 KiB each (dictionaries/scriptDifferences.ts). */
export const SCRIPT_DIFFERENCES = {
  maxEntries: 1_000,
  maxBytes: 8 * MIB,
  /** Compressed at the same time: the scripts of a page. A main script takes 25 MiB, and Node compresses four at once. */
  running: 8,
} as const;
