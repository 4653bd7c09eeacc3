import type { HttpBindings } from '@hono/node-server';
import type { Context, Next } from 'hono';
import { parseRequestTarget } from './requestTarget.ts';

/** Two or more slashes at the start: in a `Location` they would lead to another host. */
const LEADING_SLASHES = /^\/{2,}/;

/** Redirects `//products` to `/products` of the shop; `requestTarget` refuses such requests of the API. */
export async function redirectLeadingSlashes(context: Context, next: Next) {
  const bindings = context.env as Partial<HttpBindings> | undefined;
  const { url = '', method } = bindings?.incoming ?? {};
  const target = url.replace(LEADING_SLASHES, '/');
  const isPage = (method === 'GET' || method === 'HEAD') && !target.startsWith('/api/');
  if (target === url || !isPage) return next();
  parseRequestTarget(target);
  return context.redirect(target, 301);
}
