import { AsyncLocalStorage } from 'node:async_hooks';
import { once } from 'node:events';
import { MessageChannel } from 'node:worker_threads';
import type { MessagePort } from 'node:worker_threads';
import { reasonOf } from '../errorDetails.ts';

/** API request of a page, sent by the worker. It has no body, because pages only read. */
interface PortRequest {
  url: string;
  method: string;
  headers: [string, string][];
  /** Port for the response. */
  replyPort: MessagePort;
}

type PortResponse =
  { status: number; headers: [string, string][]; body: string } | { error: string };

/**
 * Creates a `fetch` whose requests are handled by `serveFetch` at the other end of the port.
 * @throws TypeError, like `fetch`, when there is no response
 */
export function createPortFetch(port: MessagePort): typeof fetch {
  return async (input, init) => {
    const { url, method, headers } = new Request(input, init);
    const { port1: response, port2: replyPort } = new MessageChannel();
    const request: PortRequest = { url, method, headers: [...headers], replyPort };
    port.postMessage(request, [replyPort]);
    const [reply] = (await once(response, 'message')) as [PortResponse];
    if ('error' in reply) throw new TypeError(reply.error);
    return new Response(reply.body, reply);
  };
}

async function respond(request: PortRequest, handler: typeof fetch): Promise<PortResponse> {
  const { url, method, headers } = request;
  try {
    const response = await handler(url, { method, headers });
    const { status } = response;
    return { status, headers: [...response.headers], body: await response.text() };
  } catch (error) {
    return { error: reasonOf(error) };
  }
}

/**
 * Handles the requests of `createPortFetch` until the port is closed.
 * @param handler runs in the async context of this call, so that log lines have the id of the page's request
 */
export function serveFetch(port: MessagePort, handler: typeof fetch): void {
  const onRequest = async (request: PortRequest): Promise<void> => {
    request.replyPort.postMessage(await respond(request, handler));
    request.replyPort.close();
  };
  port.on(
    'message',
    AsyncLocalStorage.bind((request: PortRequest) => void onRequest(request)),
  );
}
