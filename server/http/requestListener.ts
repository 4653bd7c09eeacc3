import { randomUUID } from 'node:crypto';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { Hono } from 'hono';
import type { Services } from '../services.ts';
import { recordRequests } from './observeRequests.ts';
import { isValidHost } from './requestTarget.ts';
import { sentResponse } from './responseCache.ts';

/** Whether the response is that of all anonymous visitors; browsers send an origin with requests of other sites. */
function isSharedRead(request: IncomingMessage): boolean {
  const { authorization, origin } = request.headers;
  const isAnonymous = authorization === undefined && origin === undefined;
  return request.method === 'GET' && isAnonymous && isValidHost(request.headersDistinct['host']);
}

/**
 * Node's listener for the application. It sends cached reads of the catalogue itself: the application, with Hono's router and
 * adapter, takes 1.4 times the processor time (docs/benchmarks.md).
 */
export function requestListener(
  app: Hono,
  { cachedReads, log, metrics }: Pick<Services, 'cachedReads' | 'log' | 'metrics'>,
): RequestListener {
  const application = getRequestListener(app.fetch);
  const record = recordRequests(log, metrics);

  const serve = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const start = performance.now();
    const read = isSharedRead(request) ? cachedReads.known(request.url ?? '') : undefined;
    const cached = read && (await cachedReads.find(read));
    if (!cached) return application(request, response);
    const id = randomUUID();
    const ifNoneMatch = request.headers['if-none-match'];
    const { status, headers, body } = sentResponse(cached, { ifNoneMatch, id });
    if (body) headers['content-length'] = String(body.byteLength);
    response.writeHead(status, headers).end(body);
    record({ id, method: 'GET', route: read.path, status, start });
  };
  return (request, response) => void serve(request, response);
}
