import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import { badRequest } from './errors.ts';

/** The parts of a request target in origin-form (RFC 9112, section 3.2.1). */
export interface RequestTarget {
  /** Absolute path as received, percent-encoded. */
  path: string;
  /** Query without its `?`; empty when there is none. */
  query: string;
}

/** One slash and visible ASCII, without characters that are invalid in URLs: `"`, `#`, `<`, `>` and `\`. */
const ORIGIN_FORM = /^\/(?!\/)[!$-;=?-[\]-~]*$/;
/** Dot segments, which browsers resolve before they send a request. */
const DOT_SEGMENT = /\/(?:\.|%2e){1,2}(?:\/|$)/i;
/** Host and port. Any other character could move the start of the path in a URL that is built from the header. */
const HOST = /^[\w.:[\]-]*$/;

/**
 * Splits a request target into path and query.
 * @throws HttpError 400 unless it is in origin-form and free of dot segments
 */
export function parseRequestTarget(target: string): RequestTarget {
  const mark = target.indexOf('?');
  const path = mark === -1 ? target : target.slice(0, mark);
  if (!ORIGIN_FORM.test(target) || DOT_SEGMENT.test(path)) {
    throw badRequest((m) => m.requests.badTarget);
  }
  return { path, query: mark === -1 ? '' : target.slice(mark + 1) };
}

/** Whether the `Host` headers are one valid host or none. With several, proxies and servers differ on which one counts. */
export function isValidHost([host = '', ...others]: readonly string[] = []): boolean {
  return HOST.test(host) && others.length === 0;
}

/**
 * The target of a request as received, for handlers and cache keys alike: with different parsers, the response of one URL
 * could be cached under another.
 * @throws HttpError 400
 */
export function requestTarget(context: Context): RequestTarget {
  const bindings = context.env as Partial<HttpBindings> | undefined;
  const { url, headersDistinct } = bindings?.incoming ?? {};
  if (!isValidHost(headersDistinct?.['host'])) throw badRequest((m) => m.requests.badHost);
  // An in-process request has an absolute URL.
  return parseRequestTarget(url ?? context.req.url.replace(/^[a-z]+:\/\/[^/?#]*/i, ''));
}
