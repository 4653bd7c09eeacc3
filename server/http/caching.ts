import { createHash } from 'node:crypto';
import type { Context } from 'hono';

/** Within 30 seconds a cache may answer by itself; after that it asks whether the catalogue has changed. */
const PUBLIC = 'public, max-age=30';

/** Names a body, so that a cache can ask whether its copy is still right. Weak: a proxy may compress the body. */
function etagOf(body: string): string {
  return `W/"${createHash('sha256').update(body).digest('base64url')}"`;
}

/** Whether an If-None-Match header names this version (RFC 9110 §13.1.2). */
export function isKnown(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  const known = header.split(',').map((tag) => tag.trim());
  return known.includes('*') || known.includes(etag) || known.includes(etag.slice('W/'.length));
}

/** The same JSON for every visitor: caches may keep it for a moment, and whoever has it already gets 304. */
export function sharedJson(context: Context, answer: object): Response {
  const body = JSON.stringify(answer);
  const etag = etagOf(body);
  const headers = { 'Cache-Control': PUBLIC, ETag: etag, Vary: 'Authorization' };
  if (isKnown(context.req.header('if-none-match'), etag)) return context.body(null, 304, headers);
  return context.body(body, 200, { ...headers, 'Content-Type': 'application/json' });
}
