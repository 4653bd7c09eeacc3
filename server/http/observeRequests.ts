import { randomUUID } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import { routePath } from 'hono/route';
import type { Log } from '../log.ts';
import type { Metrics } from '../metrics.ts';
import { requestId, withRequestId } from '../requestId.ts';

export const REQUEST_ID_HEADER = 'x-request-id';

/** Methods that routes have; clients can send others. */
const METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'POST', 'OPTIONS']);

/** Adds the request id to the response. */
export const requestIdHeader: MiddlewareHandler = async (context, next) => {
  await next();
  const id = requestId();
  if (id !== undefined) context.res.headers.set(REQUEST_ID_HEADER, id);
};

/** A request that has its response. */
interface Served {
  id: string | undefined;
  method: string;
  /** Pattern of its route. */
  route: string;
  status: number;
  /** When it began, of `performance.now()`. */
  start: number;
}

/** Measures and counts a request by the pattern of its route, and writes one debug line without personal data. */
export function recordRequests(log: Log, { countRequest }: Metrics): (served: Served) => void {
  return ({ id, method, route, status, start }) => {
    const ms = performance.now() - start;
    countRequest({ method: METHODS.has(method) ? method : 'other', route, status }, ms);
    log.debug('request', { requestId: id, method, route, status, ms: Math.round(ms) });
  };
}

/**
 * Gives every request an id for all its log lines, and records it. API requests of a server render share the id of the
 * page's request. Ids sent by clients are ignored, because ids are logged. One middleware, because each of its own costs a
 * short request 2 to 3 µs.
 */
export function observeRequests(log: Log, metrics: Metrics): MiddlewareHandler {
  const record = recordRequests(log, metrics);
  return (context, next) =>
    withRequestId(requestId() ?? randomUUID(), async () => {
      const start = performance.now();
      await next();
      const { method } = context.req;
      const { status } = context.res;
      record({ id: requestId(), method, route: routePath(context), status, start });
    });
}
