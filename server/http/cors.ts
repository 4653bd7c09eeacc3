import type { MiddlewareHandler } from 'hono';

const ALLOWED_HEADERS = 'authorization, content-type, country, idempotency-key';

/** Lets exactly the configured origins call the API; without cookies, so a token is always needed. */
export function cors(origins: readonly string[]): MiddlewareHandler {
  return async (context, next) => {
    const origin = context.req.header('origin');
    const isAllowed = origin !== undefined && origins.includes(origin);
    const isPreflight =
      context.req.method === 'OPTIONS' && context.req.header('access-control-request-method');
    if (isAllowed && isPreflight) {
      context.header('Access-Control-Allow-Methods', 'GET, POST');
      context.header('Access-Control-Allow-Headers', ALLOWED_HEADERS);
      context.header('Access-Control-Max-Age', '600');
      context.res = context.body(null, 204);
    } else {
      await next();
    }
    if (origins.length > 0) context.res.headers.append('Vary', 'Origin');
    if (!isAllowed) return;
    context.res.headers.set('Access-Control-Allow-Origin', origin);
    context.res.headers.set('Access-Control-Expose-Headers', 'Retry-After, X-Request-Id');
  };
}
