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

/** Cached API responses (http/responseCache.ts). */
export const RESPONSE_CACHE: CacheLimits = {
  maxEntries: 10_000,
  maxBytes: 16 * MIB,
  maxAgeMs: 10 * MINUTE,
};
