import { once } from 'node:events';
import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * Simulated faults. down: disconnects before handling; lost: disconnects after handling; slow: responds after the
 * client has timed out; html: a proxy page; a number: that status, without handling.
 */
export type Fault = 'down' | 'lost' | 'slow' | 'html' | number;

export interface FakeRequest {
  method: string;
  path: string;
  query: URLSearchParams;
  headers: IncomingMessage['headers'];
  body: string;
}

export interface FakeResponse {
  status: number;
  body: unknown;
}

export interface FaultyServer {
  base: URL;
  /** All requests, oldest first. */
  requests: FakeRequest[];
  /** Applies one fault each to the next requests whose path contains `part`. */
  break: (part: string, ...faults: Fault[]) => void;
  /** Holds back all responses until the returned function is called. */
  hold: () => () => void;
  close: () => Promise<void>;
}

/** Longer than the timeout of every client in the tests. */
const SLOW_MS = 4000;

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}

function send(response: ServerResponse, { status, body }: FakeResponse): void {
  response.writeHead(status, { 'Content-Type': 'application/json' });
  response.end(JSON.stringify(body));
}

/** An HTTP server on a free port that calls `handle`, except for simulated faults. */
export async function startFaultyServer(
  handle: (request: FakeRequest) => FakeResponse,
): Promise<FaultyServer> {
  const requests: FakeRequest[] = [];
  const faults: { part: string; fault: Fault }[] = [];
  let held = Promise.resolve();

  const respond = (request: FakeRequest, response: ServerResponse): void => {
    const index = faults.findIndex(({ part }) => request.path.includes(part));
    const fault = index < 0 ? undefined : faults.splice(index, 1)[0]?.fault;
    if (fault === 'down') {
      response.socket?.destroy();
    } else if (fault === 'html') {
      response.writeHead(200, { 'Content-Type': 'text/html' });
      response.end('<html><body>502 Bad Gateway</body></html>');
    } else if (typeof fault === 'number') {
      send(response, { status: fault, body: { error: { message: 'fault' }, name: 'FAULT' } });
    } else {
      const handled = handle(request);
      if (fault === 'lost') response.socket?.destroy();
      else if (fault === 'slow') setTimeout(() => send(response, handled), SLOW_MS).unref();
      else send(response, handled);
    }
  };

  const server = createServer((incoming, response) => {
    void bodyOf(incoming).then(async (body) => {
      const url = new URL(incoming.url ?? '/', 'http://fake');
      const request = {
        method: incoming.method ?? '',
        path: url.pathname,
        query: url.searchParams,
        headers: incoming.headers,
        body,
      };
      requests.push(request);
      await held;
      respond(request, response);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    base: new URL(`http://127.0.0.1:${port}`),
    requests,
    break: (part, ...next) => faults.push(...next.map((fault) => ({ part, fault }))),
    hold: () => {
      let release = (): void => undefined;
      held = new Promise((resolve) => {
        release = resolve;
      });
      return () => release();
    },
    close: async () => {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}
