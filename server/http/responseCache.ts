import type { Context, MiddlewareHandler } from 'hono';
import { boundedCache } from '../boundedCache.ts';
import { CACHE_ENTRY_OVERHEAD_BYTES, RESPONSE_CACHE, RESPONSE_KEYS } from '../limits/caches.ts';
import type { CacheLimits } from '../limits/caches.ts';
import { requestId } from '../requestId.ts';
import { DEFAULT_LANGUAGE } from '../rules/language.ts';
import { isKnown, isPublic } from './caching.ts';
import { HttpError } from './errors.ts';
import { REQUEST_ID_HEADER } from './observeRequests.ts';
import { parseWith, readQuery } from './request.ts';
import { requestTarget } from './requestTarget.ts';
import type { AnyRoute } from './route.ts';

/** A cached response. */
export interface CachedResponse {
  /** Without the ETag. */
  headers: Record<string, string>;
  etag: string;
  body: Uint8Array<ArrayBuffer>;
}

const BYTES_PER_CHARACTER = 2;
/** Combinations of headers: by origin, language and caching. */
const MAX_SHARED_HEADERS = 1000;
const OWN_HEADERS: ReadonlySet<string> = new Set(['etag', REQUEST_ID_HEADER]);

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

/** Headers by their JSON. Few are different, and an object that all responses share stays in the processor's cache. */
const sharedHeaders = boundedCache<Record<string, string>>({ max: MAX_SHARED_HEADERS });

/** Response headers, except those of a single request or body. */
function headersOf(response: Response): Record<string, string> {
  const shared = [...response.headers].filter(([name]) => !OWN_HEADERS.has(name));
  const key = JSON.stringify(shared);
  const headers = sharedHeaders.get(key) ?? Object.fromEntries(shared);
  sharedHeaders.set(key, headers);
  return headers;
}

/** Response with plain headers, because a `Headers` object is much slower. */
function send(cached: CachedResponse, ifNoneMatch: string | undefined): Response {
  const { headers: shared, etag, body } = cached;
  const headers: Record<string, string> = { ...shared, etag };
  const id = requestId();
  if (id !== undefined) headers[REQUEST_ID_HEADER] = id;
  if (!isKnown(ifNoneMatch, etag)) return new Response(body, { headers });
  delete headers['content-type'];
  return new Response(null, { status: 304, headers });
}

/** Keys by query as received: to validate the query of a list takes longer than to send the list. */
const knownKeys = boundedCache<string>({
  max: RESPONSE_KEYS.maxEntries,
  maxSize: RESPONSE_KEYS.maxBytes,
  sizeCalculation: (key, target) => (key.length + target.length) * BYTES_PER_CHARACTER,
});

/**
 * Cache key with the validated query; unknown parameters are ignored.
 * @param call origin, method and path
 * @returns `undefined` for an invalid target or query
 */
function keyOf(context: Context, call: string, { query: schema }: AnyRoute): string | undefined {
  try {
    const target = `${call}?${requestTarget(context).query}`;
    // `peek` leaves the oldest to be evicted: `get` moves an entry with each request, which costs more than it saves.
    const known = knownKeys.peek(target);
    if (known !== undefined) return known;
    const received = readQuery(context);
    const query = schema === undefined ? {} : parseWith(schema, received, DEFAULT_LANGUAGE);
    // The keys of a parsed query have the order of the schema, whatever that of the request.
    const key = `${call} ${JSON.stringify(query)}`;
    knownKeys.set(target, key);
    return key;
  } catch (error) {
    if (error instanceof HttpError) return undefined;
    throw error;
  }
}

export interface ResponseCacheOptions {
  cache: ReturnType<typeof createResponseCache>;
  /** Version of the catalogue, incremented on every change. */
  catalogueVersion: () => Promise<number>;
  /** Origins whose responses carry CORS headers; all others share one entry. */
  corsOrigins: readonly string[];
  /** Counts whether the cache had the response. */
  countLookup?: (isHit: boolean) => void;
}

/**
 * Caches anonymous responses of one endpoint until the catalogue changes. Registered before the middleware that adds
 * headers, so that cached responses are cheap.
 * @param endpoint method and path, a part of the cache key
 */
export function cacheResponses(
  endpoint: string,
  route: AnyRoute,
  { cache, catalogueVersion, corsOrigins, countLookup }: ResponseCacheOptions,
): MiddlewareHandler {
  return async (context, next) => {
    const { req } = context;
    if (req.method !== 'GET' || req.header('authorization') !== undefined) return next();
    const origin = corsOrigins.find((allowed) => allowed === req.header('origin')) ?? '';
    const key = keyOf(context, `${origin} ${endpoint}`, route);
    if (key === undefined) return next();
    // The handler fails, too, and its response has the headers of the middleware in between.
    const version = await catalogueVersion().catch(() => undefined);
    if (version === undefined) return next();
    const cached = cache.get(version, key);
    countLookup?.(cached !== undefined);
    if (cached) return send(cached, req.header('if-none-match'));
    await next();
    const { sharedBody } = context.var;
    if (sharedBody === undefined || context.res.status !== 200 || !isPublic(context.res)) return;
    const body = new TextEncoder().encode(sharedBody);
    const etag = context.res.headers.get('etag') ?? '';
    cache.set(version, key, { headers: headersOf(context.res), etag, body });
  };
}
