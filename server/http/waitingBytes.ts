import { ServerResponse } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { boundedCache } from '../boundedCache.ts';
import { MAX_TRACKED_NETWORKS } from '../limits/clients.ts';
import type { WaitingLimits } from '../limits/requests.ts';

/** A response that its reader has not taken completely. */
export interface WaitingResponse {
  readonly client: string;
  /** In memory until the client reads them. */
  bytes: number;
  readonly close: () => void;
}

interface WaitingClient {
  bytes: number;
  /** Those that have waited longest first. */
  responses: WaitingResponse[];
}

/**
 * Bounds the bytes of responses that wait for slow readers. Beyond a limit, the response of the client that has waited
 * longest is closed; for the total it is the client with the most bytes, so that readers with few are served.
 * @param onClose called for each closed response
 */
export function createWaitingBytes({ perClient, total }: WaitingLimits, onClose: () => void) {
  let sum = 0;
  const clients = boundedCache<WaitingClient>({
    max: MAX_TRACKED_NETWORKS,
    dispose: ({ responses, bytes }, _client, reason) => {
      if (reason !== 'evict') return;
      sum -= bytes;
      responses.splice(0).forEach(end);
    },
  });

  function end(response: WaitingResponse): void {
    response.bytes = 0;
    response.close();
    onClose();
  }
  const remove = (response: WaitingResponse): void => {
    const client = clients.get(response.client);
    const index = client?.responses.indexOf(response) ?? -1;
    if (client === undefined || index === -1) return;
    client.responses.splice(index, 1);
    client.bytes -= response.bytes;
    sum -= response.bytes;
    response.bytes = 0;
    if (client.responses.length === 0) clients.delete(response.client);
  };
  const closeOldest = ({ responses: [oldest] }: WaitingClient): void => {
    if (oldest === undefined) return;
    remove(oldest);
    end(oldest);
  };
  const largestClient = (): WaitingClient =>
    [...clients.values()].reduce((largest, one) => (one.bytes > largest.bytes ? one : largest));

  return {
    /** Sets what waits of a response now, and closes responses beyond the limits. */
    count: (response: WaitingResponse, bytes: number) => {
      const client = clients.get(response.client) ?? { bytes: 0, responses: [] };
      if (!client.responses.includes(response)) client.responses.push(response);
      client.bytes += bytes - response.bytes;
      sum += bytes - response.bytes;
      response.bytes = bytes;
      clients.set(response.client, client);
      while (client.bytes > perClient) closeOldest(client);
      while (sum > total) closeOldest(largestClient());
    },
    remove,
  };
}

/**
 * Node's response, which counts what waits for its reader after each write. For the option `ServerResponse` of
 * `createServer`.
 * @param clientOf the client that a request counts for
 */
export function countedResponse(
  waitingBytes: ReturnType<typeof createWaitingBytes>,
  clientOf: (request: IncomingMessage) => string,
) {
  return class CountedResponse<
    Request extends IncomingMessage = IncomingMessage,
  > extends ServerResponse<Request> {
    #waiting: WaitingResponse | undefined;

    #count(): void {
      const bytes = this.writableLength;
      if (bytes === 0 || this.destroyed) return;
      this.#waiting ??= this.#startWaiting();
      waitingBytes.count(this.#waiting, bytes);
    }

    #startWaiting(): WaitingResponse {
      // Closes the connection, because a pipelined response has no socket yet.
      const close = (): void => void this.req.socket.destroy();
      const waiting = { client: clientOf(this.req), bytes: 0, close };
      const remove = (): void => waitingBytes.remove(waiting);
      this.on('drain', remove).on('finish', remove).on('close', remove);
      return waiting;
    }

    override write(chunk: unknown, encoding?: unknown, callback?: unknown): boolean {
      const isTaken = super.write(chunk, encoding as BufferEncoding, callback as () => void);
      this.#count();
      return isTaken;
    }

    override end(chunk?: unknown, encoding?: unknown, callback?: unknown): this {
      super.end(chunk, encoding as BufferEncoding, callback as () => void);
      this.#count();
      return this;
    }
  };
}
