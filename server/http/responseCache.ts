import { boundedCache } from '../boundedCache.ts';
import { CACHE_ENTRY_OVERHEAD_BYTES, RESPONSE_CACHE, RESPONSE_KEYS } from '../limits/caches.ts';
import type { CacheLimits } from '../limits/caches.ts';
import { isKnown } from './caching.ts';
import { REQUEST_ID_HEADER } from './observeRequests.ts';

/** A cached response. */
export interface CachedResponse {
  /** Without the ETag. */
  headers: Record<string, string>;
  etag: string;
  body: Uint8Array<ArrayBuffer>;
}

const BYTES_PER_CHARACTER = 2;

/** Estimated memory of an entry, in bytes. */
function sizeOf({ headers, etag, body }: CachedResponse, key: string): number {
  const text = Object.entries(headers).reduce(
    (length, [name, value]) => length + name.length + value.length,
    key.length + etag.length,
  );
  return text * BYTES_PER_CHARACTER + body.byteLength + CACHE_ENTRY_OVERHEAD_BYTES;
}

/** LRU cache of responses for one version of the catalogue: many different requests evict the least used entries. */
export function createResponseCache(limits: CacheLimits = RESPONSE_CACHE) {
  const responses = boundedCache<CachedResponse>({
    max: limits.maxEntries,
    maxSize: limits.maxBytes,
    sizeCalculation: sizeOf,
    ttl: limits.maxAgeMs,
  });
  let current: number | undefined;
  return {
    get: (version: number, key: string) => {
      if (version !== current) responses.clear();
      current = version;
      return responses.get(key);
    },
    /** Stores a response for a version, unless the catalogue has changed since. */
    set: (version: number, key: string, response: CachedResponse) => {
      if (version === current) responses.set(key, response);
    },
  };
}

/** Status, headers and body of a response from the cache. */
export interface SentResponse {
  status: 200 | 304;
  headers: Record<string, string>;
  body: Uint8Array<ArrayBuffer> | null;
}

/**
 * The response to one request, with plain headers, because a `Headers` object is much slower.
 * @param id of the request
 */
export function sentResponse(
  { headers: shared, etag, body }: CachedResponse,
  { ifNoneMatch, id }: { ifNoneMatch: string | undefined; id: string | undefined },
): SentResponse {
  const headers: Record<string, string> = { ...shared, etag };
  if (id !== undefined) headers[REQUEST_ID_HEADER] = id;
  if (!isKnown(ifNoneMatch, etag)) return { status: 200, headers, body };
  delete headers['content-type'];
  return { status: 304, headers, body: null };
}

/** A read of the catalogue: its cache key, and the path of its route. */
export interface CachedRead {
  key: string;
  path: string;
}

export interface CachedReadsOptions {
  /** Version of the catalogue, incremented on every change. */
  catalogueVersion: () => Promise<number>;
  /** Origins whose responses carry CORS headers; all others share one entry. */
  corsOrigins: readonly string[];
  /** Counts whether the cache had the response. */
  countLookup: (isHit: boolean) => void;
}

/** Cached responses to anonymous reads of the catalogue, until it changes. */
export function createCachedReads({
  catalogueVersion,
  corsOrigins,
  countLookup,
}: CachedReadsOptions) {
  const cache = createResponseCache();
  /** Reads by origin and target as received: to validate the query of a list takes longer than to send the list. */
  const known = boundedCache<CachedRead>({
    max: RESPONSE_KEYS.maxEntries,
    maxSize: RESPONSE_KEYS.maxBytes,
    sizeCalculation: ({ key }, received) => (key.length + received.length) * BYTES_PER_CHARACTER,
  });
  // A request fails in its handler, whose response has the headers of the middleware in between.
  const readVersion = () => catalogueVersion().catch(() => undefined);

  return {
    corsOrigins,
    /**
     * The read that a request asks for, if an earlier one did. `peek` leaves the oldest to be evicted: `get` moves an entry
     * with each request, which costs more than it saves.
     * @param received origin, if it is one of `corsOrigins`, and target as received
     */
    known: (received: string): CachedRead | undefined => known.peek(received),
    remember: (received: string, read: CachedRead): void => void known.set(received, read),
    /** Finds the response to a read that is known. */
    find: async ({ key }: CachedRead): Promise<CachedResponse | undefined> => {
      const version = await readVersion();
      const response = version === undefined ? undefined : cache.get(version, key);
      if (response) countLookup(true);
      return response;
    },
    /** Finds the response to a read, or returns a function that stores it unless the catalogue has changed by then. */
    findOrStore: async ({ key }: CachedRead) => {
      const version = await readVersion();
      if (version === undefined) return undefined;
      const response = cache.get(version, key);
      countLookup(response !== undefined);
      const store = (computed: CachedResponse): void => cache.set(version, key, computed);
      return { response, store };
    },
  };
}

export type CachedReads = ReturnType<typeof createCachedReads>;
