import { Agent, createServer, request } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

/** Idle connections are closed before the server closes them after 5 s, as in deploy/Caddyfile. */
const IDLE_MS = 4000;
/** Interval and timeout of retries while no server listens, as there. */
const RETRY_MS = 100;
const BUSY_TIMEOUT_MS = 10_000;

export interface Proxy {
  /** Base URL, e.g. `http://127.0.0.1:40123`. */
  address: string;
  close: () => void;
}

async function readBody(incoming: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

/** What became of one attempt to send a request. */
type Attempt = 'done' | 'refused' | 'lost';

/**
 * Starts a proxy that sends requests to servers in turn, for checks with several servers. A request that no server has
 * received goes to the next one; a connection that is lost while a server works on it is closed for the client, too.
 * @param addresses base URLs of the servers that run at the moment
 */
export async function startProxy(addresses: () => readonly string[]): Promise<Proxy> {
  const agent = new Agent({ keepAlive: true, timeout: IDLE_MS });
  let next = 0;

  const sendOnce = (
    address: string,
    { method, url = '/', headers }: IncomingMessage,
    { body, response }: { body: Buffer; response: ServerResponse },
  ): Promise<Attempt> =>
    new Promise((resolve) => {
      const target = new URL(address);
      const { hostname, port } = target;
      const outgoing = request(
        { agent, hostname, port, method, path: url, headers },
        (incoming) => {
          response.writeHead(incoming.statusCode ?? 502, incoming.rawHeaders);
          incoming.pipe(response);
          incoming.once('close', () => {
            if (!incoming.complete) response.destroy();
            resolve('done');
          });
        },
      );
      outgoing.once('error', (error) => {
        const code = 'code' in error ? error.code : undefined;
        // A server closes an idle connection without having read the request.
        const isUnread =
          code === 'ECONNREFUSED' || (outgoing.reusedSocket && code === 'ECONNRESET');
        resolve(isUnread && !response.headersSent ? 'refused' : 'lost');
      });
      response.once('close', () => {
        if (!response.writableEnded) outgoing.destroy();
      });
      outgoing.end(body);
    });

  const forward = async (incoming: IncomingMessage, response: ServerResponse): Promise<void> => {
    const body = await readBody(incoming);
    const giveUpAt = performance.now() + BUSY_TIMEOUT_MS;
    for (let refused = 0; performance.now() < giveUpAt;) {
      const running = addresses();
      const address = running[next++ % running.length];
      const attempt =
        address === undefined ? 'refused' : await sendOnce(address, incoming, { body, response });
      if (attempt === 'done') return;
      if (attempt === 'lost') break;
      refused += 1;
      if (refused % Math.max(1, running.length) === 0) await wait(RETRY_MS);
    }
    response.destroy();
  };

  const server = createServer((incoming, response) => {
    forward(incoming, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const bound = server.address();
  const port = typeof bound === 'object' && bound ? bound.port : 0;
  return {
    address: `http://127.0.0.1:${port}`,
    close: () => {
      server.close();
      server.closeAllConnections();
      agent.destroy();
    },
  };
}
