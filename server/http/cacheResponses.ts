import type { Context, MiddlewareHandler } from 'hono';
import { boundedCache } from '../boundedCache.ts';
import { requestId } from '../requestId.ts';
import { DEFAULT_LANGUAGE } from '../rules/language.ts';
import { isPublic } from './caching.ts';
import { HttpError } from './errors.ts';
import { REQUEST_ID_HEADER } from './observeRequests.ts';
import { parseWith, readQuery } from './request.ts';
import { requestTarget } from './requestTarget.ts';
import { sentResponse } from './responseCache.ts';
import type { CachedRead, CachedReads } from './responseCache.ts';
import type { AnyRoute } from './route.ts';

/** Combinations of headers: by origin, language and caching. */
const MAX_SHARED_HEADERS = 1000;
const OWN_HEADERS: ReadonlySet<string> = new Set(['etag', REQUEST_ID_HEADER]);

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

/**
 * The read that a request asks for. Its cache key has the origin and the validated query; unknown parameters are ignored.
 * @returns `undefined` for an invalid target or query
 */
function readOf(
  context: Context,
  { known, remember, corsOrigins }: CachedReads,
  { path, route: { query: schema } }: CachedRoute,
): CachedRead | undefined {
  try {
    const origin = corsOrigins.find((allowed) => allowed === context.req.header('origin')) ?? '';
    const target = requestTarget(context);
    const received = `${origin}${target.path}${target.query && `?${target.query}`}`;
    const earlier = known(received);
    if (earlier) return earlier;
    const query = schema && parseWith(schema, readQuery(context), DEFAULT_LANGUAGE);
    // The keys of a parsed query have the order of the schema, whatever that of the request.
    const read = { key: `${origin} ${path} ${JSON.stringify(query ?? {})}`, path };
    remember(received, read);
    return read;
  } catch (error) {
    if (error instanceof HttpError) return undefined;
    throw error;
  }
}

/** A route whose responses are cached. */
export interface CachedRoute {
  /** Path of the request, of which every route has one. */
  path: string;
  route: Pick<AnyRoute, 'query'>;
}

/**
 * Sends and stores the anonymous responses of one route. Registered before the middleware that adds headers, so that cached
 * responses are cheap.
 */
export function cacheResponses(cachedReads: CachedReads, cached: CachedRoute): MiddlewareHandler {
  return async (context, next) => {
    const { req } = context;
    if (req.method !== 'GET' || req.header('authorization') !== undefined) return next();
    const read = readOf(context, cachedReads, cached);
    const found = read && (await cachedReads.findOrStore(read));
    if (!found) return next();
    if (found.response) {
      const ifNoneMatch = req.header('if-none-match');
      const { body, ...init } = sentResponse(found.response, { ifNoneMatch, id: requestId() });
      return new Response(body, init);
    }
    await next();
    const { sharedBody } = context.var;
    if (sharedBody === undefined || context.res.status !== 200 || !isPublic(context.res)) return;
    const body = new TextEncoder().encode(sharedBody);
    const etag = context.res.headers.get('etag') ?? '';
    found.store({ headers: headersOf(context.res), etag, body });
  };
}
