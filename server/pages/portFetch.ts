import { AsyncLocalStorage } from 'node:async_hooks';
import { once } from 'node:events';
import { MessageChannel } from 'node:worker_threads';
import type { MessagePort } from 'node:worker_threads';
import { reasonOf } from '../errorDetails.ts';

/** An API request of a page, as the worker sends it. Pages only read, so there is no body. */
interface PortRequest {
  url: string;
  method: string;
  headers: [string, string][];
  /** Takes the response to this request. */
  replyPort: MessagePort;
}

type PortResponse =
  { status: number; headers: [string, string][]; body: string } | { error: string };

/**
 * A `fetch` whose requests are answered at the other end of a port, by `serveFetch`.
 * @throws TypeError, as any `fetch`, when the other end could not get a response
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

async function respond(request: PortRequest, answer: typeof fetch): Promise<PortResponse> {
  const { url, method, headers } = request;
  try {
    const response = await answer(url, { method, headers });
    const { status } = response;
    return { status, headers: [...response.headers], body: await response.text() };
  } catch (error) {
    return { error: reasonOf(error) };
  }
}

/**
 * Answers the requests of a `createPortFetch`, until the port is closed.
 * @param answer where the responses come from; runs in the async context of this call, so that the log lines of a
 *   page's API requests carry the id of the page's request
 */
export function serveFetch(port: MessagePort, answer: typeof fetch): void {
  const onRequest = async (request: PortRequest): Promise<void> => {
    request.replyPort.postMessage(await respond(request, answer));
    request.replyPort.close();
  };
  port.on(
    'message',
    AsyncLocalStorage.bind((request: PortRequest) => void onRequest(request)),
  );
}
