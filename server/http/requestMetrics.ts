import type { MiddlewareHandler } from 'hono';
import { routePath } from 'hono/route';
import type { Metrics } from '../metrics.ts';

/** Methods that routes have; clients can send others. */
const METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'POST', 'OPTIONS']);

/** Counts requests by the pattern of their route, and measures them. */
export function requestMetrics({ countRequest }: Metrics): MiddlewareHandler {
  return async (context, next) => {
    const start = performance.now();
    await next();
    const { method } = context.req;
    const labels = {
      method: METHODS.has(method) ? method : 'other',
      route: routePath(context),
      status: context.res.status,
    };
    countRequest(labels, performance.now() - start);
  };
}
