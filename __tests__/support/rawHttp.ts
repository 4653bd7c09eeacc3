import { once } from 'node:events';
import { connect } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';
import type { RequestListener } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { getRequestListener } from '@hono/node-server';
import { createHttpServer } from '../../server/http/listen.ts';
import { requestListener } from '../../server/http/requestListener.ts';
import type { LoadLimits } from '../../server/http/overload.ts';
import type { WaitingLimits } from '../../server/limits/requests.ts';
import { createLog } from '../../server/log.ts';
import type { TestServer } from './testServer.ts';

/** Real time, because the timeouts of Node's sockets are not those of fake timers. */
export { pause };

export interface RawServer {
  port: number;
  /** Bytes in the server's memory that clients have not read yet. */
  waitingBytes: () => number;
  /** Number of open connections. */
  connections: () => number;
  /** Resolves when the server has closed the next connection. */
  nextGone: () => Promise<void>;
  close: () => Promise<void>;
}

/** Limits that no test exceeds by accident. */
export const WIDE_LOAD: LoadLimits = {
  maxLagMs: 60_000,
  perClient: 10_000,
  trustedHops: 0,
  log: createLog('silent'),
  countRefused: () => undefined,
};

/** Starts a test server, or an application without services, on a free port. */
export async function listenRaw(
  { app, services }: Pick<TestServer, 'app'> & Partial<Pick<TestServer, 'services'>>,
  timeouts?: Parameters<typeof createHttpServer>[2],
  load = WIDE_LOAD,
  waiting?: WaitingLimits,
): Promise<RawServer> {
  const bare = getRequestListener(app.fetch);
  const application: RequestListener = services
    ? requestListener(app, services)
    : (request, response) => void bare(request, response);
  const server = createHttpServer(application, load, timeouts, waiting);
  const sockets = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    waitingBytes: () => [...sockets].reduce((sum, socket) => sum + socket.writableLength, 0),
    connections: () => sockets.size,
    nextGone: () =>
      new Promise((resolve) => {
        server.once('connection', (socket) => socket.once('close', () => resolve()));
      }),
    close: async () => {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}

export interface RawResponse {
  /** 0 when the server closed the connection without a response. */
  status: number;
  headers: Map<string, string>;
  body: string;
}

function parseResponse(text: string): RawResponse {
  const [head = '', ...rest] = text.split('\r\n\r\n');
  const [statusLine = '', ...lines] = head.split('\r\n');
  const headers = lines.map((line): [string, string] => {
    const colon = line.indexOf(':');
    return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
  });
  return {
    status: Number(statusLine.split(' ')[1] ?? 0),
    headers: new Map(headers),
    body: rest.join('\r\n\r\n'),
  };
}

/** Sends raw bytes, a list piece by piece `pauseMs` apart, and waits until the server closes the connection. */
export async function sendRaw(
  port: number,
  bytes: string | Uint8Array | readonly (string | Uint8Array)[],
  pauseMs = 0,
): Promise<RawResponse> {
  const socket = connect(port, '127.0.0.1');
  const received: Buffer[] = [];
  socket.on('data', (data: Buffer) => received.push(data));
  // The server may disconnect a rejected sender early; the response received before counts.
  socket.on('error', () => undefined);
  const closed = new Promise((resolve) => socket.once('close', resolve));
  const pieces = typeof bytes === 'string' || bytes instanceof Uint8Array ? [bytes] : bytes;
  for (const piece of pieces) {
    if (socket.destroyed) break;
    socket.write(piece);
    if (pauseMs > 0) await pause(pauseMs);
  }
  await closed;
  return parseResponse(Buffer.concat(received).toString('latin1'));
}
