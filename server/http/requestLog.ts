import type { MiddlewareHandler } from 'hono';
import { routePath } from 'hono/route';
import { newId } from '../ids.ts';
import type { Log } from '../log.ts';
import { requestId, withRequestId } from '../requestId.ts';

export const REQUEST_ID_HEADER = 'x-request-id';

/** Tells the caller under which id the log speaks of the request. */
export const requestIdHeader: MiddlewareHandler = async (context, next) => {
  await next();
  const id = requestId();
  if (id !== undefined) context.res.headers.set(REQUEST_ID_HEADER, id);
};

/**
 * Gives every request an id, which its log lines carry, and writes one debug line per request: which route answered
 * and how it ended, never who asked or what was in it.
 */
export function requestLog(log: Log): MiddlewareHandler {
  return (context, next) => {
    // A page that calls the API while it is rendered does so on behalf of its own request.
    const id = requestId() ?? newId();
    return withRequestId(id, async () => {
      const start = performance.now();
      await next();
      log.debug('request', {
        method: context.req.method,
        route: routePath(context),
        status: context.res.status,
        ms: Math.round(performance.now() - start),
      });
    });
  };
}
