import { createHash } from 'node:crypto';
import type { Context } from 'hono';

declare module 'hono' {
  interface ContextVariableMap {
    /**
     * Body of a response of `sharedJson`: reading it from the response again takes longer than to send it. Other responses
     * have none.
     */
    sharedBody: string | undefined;
  }
}

/** Caches may reuse a response for 30 seconds; after that they revalidate it. */
const MAX_AGE = 'max-age=30';
/** Of what never changes at its URL. */
export const IMMUTABLE = 'public, max-age=31536000, immutable';

/** How caches keep a response: one of unlimited many or short-lived is `rare`, so that shared caches do not store it. */
export type Caching = 'usual' | 'rare' | 'immutable';

/** ETag of a body. Weak, because a proxy may compress the body. */
function etagOf(body: string): string {
  return `W/"${createHash('sha256').update(body).digest('base64url')}"`;
}

/** Whether an If-None-Match header names this version (RFC 9110, section 13.1.2). */
export function isKnown(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  const known = header.split(',').map((tag) => tag.trim());
  return known.includes('*') || known.includes(etag) || known.includes(etag.slice('W/'.length));
}

/** Whether shared caches may store a response. */
export function isPublic(response: Response): boolean {
  return response.headers.get('cache-control')?.startsWith('public') ?? false;
}

/** Whether a result has content; a result without lists, such as a product, always has. */
function hasContent(result: object): boolean {
  const lists = Object.values(result).filter((value) => Array.isArray(value));
  return lists.length === 0 || lists.some((list) => list.length > 0);
}

/**
 * JSON response that is the same for everybody, with an ETag. Empty results, e.g. of a search, and rare ones are private,
 * because their number is unlimited and would fill shared caches.
 */
export function sharedJson(context: Context, result: object, caching: Caching = 'usual'): Response {
  const body = JSON.stringify(result);
  const etag = etagOf(body);
  const scope = hasContent(result) && caching !== 'rare' ? 'public' : 'private';
  const control = caching === 'immutable' ? IMMUTABLE : `${scope}, ${MAX_AGE}`;
  const headers = { 'Cache-Control': control, ETag: etag, Vary: 'Authorization' };
  context.set('sharedBody', body);
  if (isKnown(context.req.header('if-none-match'), etag)) return context.body(null, 304, headers);
  return context.body(body, 200, { ...headers, 'Content-Type': 'application/json' });
}
