import type { MiddlewareHandler } from 'hono';
import type { Log } from '../log.ts';

/** One debug line per request: what was asked and how it ended, never who or what was in it. */
export function requestLog(log: Log): MiddlewareHandler {
  return async (context, next) => {
    const start = performance.now();
    await next();
    log.debug('request', {
      method: context.req.method,
      path: context.req.path.startsWith('/api/user/') ? context.req.path : undefined,
      status: context.res.status,
      ms: Math.round(performance.now() - start),
    });
  };
}
