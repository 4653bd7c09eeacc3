import { randomUUID } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import { requestId as setRequestId } from 'hono/request-id';
import type { RequestIdVariables } from 'hono/request-id';
import { routePath } from 'hono/route';
import type { Log } from '../log.ts';
import { requestId, withRequestId } from '../requestId.ts';

export const REQUEST_ID_HEADER = 'x-request-id';

/**
 * Assigns an id to every request. API requests of a server render share the id of the page's request. Ids sent by
 * clients are ignored, because ids are logged.
 */
export const assignRequestId = setRequestId({
  headerName: '',
  generator: () => requestId() ?? randomUUID(),
});

/** Adds the request id to the response. */
export const requestIdHeader: MiddlewareHandler = async (context, next) => {
  await next();
  const id = requestId();
  if (id !== undefined) context.res.headers.set(REQUEST_ID_HEADER, id);
};

/** Writes one debug line per request, without personal data, and adds the request id to all log lines of a request. */
export function requestLog(log: Log): MiddlewareHandler<{ Variables: RequestIdVariables }> {
  return (context, next) =>
    withRequestId(context.var.requestId, async () => {
      const start = performance.now();
      await next();
      log.debug('request', {
        method: context.req.method,
        route: routePath(context),
        status: context.res.status,
        ms: Math.round(performance.now() - start),
      });
    });
}
