import { once } from 'node:events';
import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * What goes wrong with an answer. down: the connection breaks before anything is done; lost: it breaks after it was
 * done; slow: it comes after the caller has given up; html: a proxy's page; a number: that status, nothing done.
 */
export type Fault = 'down' | 'lost' | 'slow' | 'html' | number;

export interface FakeRequest {
  method: string;
  path: string;
  query: URLSearchParams;
  headers: IncomingMessage['headers'];
  body: string;
}

export interface FakeAnswer {
  status: number;
  body: unknown;
}

export interface FaultyServer {
  base: URL;
  /** Every request that came, oldest first. */
  requests: FakeRequest[];
  /** Meets the next requests whose path holds `part`, one fault each; all others are answered well. */
  break: (part: string, ...faults: Fault[]) => void;
  /** Lets every request wait until the returned function is called. */
  hold: () => () => void;
  close: () => Promise<void>;
}

/** Longer than the timeouts of any client in the tests. */
const SLOW_MS = 1500;

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}

function send(response: ServerResponse, { status, body }: FakeAnswer): void {
  response.writeHead(status, { 'Content-Type': 'application/json' });
  response.end(JSON.stringify(body));
}

/** An HTTP server on a free port that answers with `answer`, and badly where it is told to. */
export async function startFaultyServer(
  answer: (request: FakeRequest) => FakeAnswer,
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
      const good = answer(request);
      if (fault === 'lost') response.socket?.destroy();
      else if (fault === 'slow') setTimeout(() => send(response, good), SLOW_MS).unref();
      else send(response, good);
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
      let letGo = (): void => undefined;
      held = new Promise((resolve) => {
        letGo = resolve;
      });
      return () => letGo();
    },
    close: async () => {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}
