import { once } from 'node:events';
import type { Server } from 'node:http';
import { createAdaptorServer } from '@hono/node-server';
import type { Hono } from 'hono';
import type { Env } from '../env.ts';
import { codeOf } from '../errorFacts.ts';
import { StartError } from '../startError.ts';

/** Longest wait for running requests when the server is told to stop. */
const DRAIN_MS = 8000;

/** How long a client may take, in milliseconds. */
export interface Patience {
  /** To send all headers. */
  headersMs: number;
  /** To send the whole request. */
  requestMs: number;
  /** Between two requests of one connection. */
  idleMs: number;
  /** Without a single byte in either direction, e.g. while it does not read its answer. */
  silenceMs: number;
  /** How often the first two are looked at. */
  checkMs: number;
}

/** Node's own limits are minutes long, or none. */
const PATIENCE: Patience = {
  headersMs: 10_000,
  requestMs: 20_000,
  idleMs: 5000,
  silenceMs: 60_000,
  checkMs: 5000,
};

/** The application behind a port; slow and silent clients are let go. */
export function createHttpServer(app: Hono, patience = PATIENCE): Server {
  const server = createAdaptorServer({
    fetch: app.fetch,
    serverOptions: {
      headersTimeout: patience.headersMs,
      requestTimeout: patience.requestMs,
      connectionsCheckingInterval: patience.checkMs,
      keepAliveTimeout: patience.idleMs,
      maxHeaderSize: 16 * 1024,
    },
  }) as Server;
  server.setTimeout(patience.silenceMs);
  return server;
}

/**
 * Takes the port. @returns the port that was taken
 * @throws StartError
 */
export async function listen(
  server: Server,
  { PORT, HOST }: Pick<Env, 'PORT' | 'HOST'>,
): Promise<number> {
  try {
    server.listen(PORT, HOST);
    await once(server, 'listening');
  } catch (error) {
    const code = codeOf(error);
    if (code === 'EADDRINUSE') {
      const other = PORT < 65535 ? PORT + 1 : PORT - 1;
      throw new StartError(
        `Port ${PORT} is already taken. Stop the program that uses it, or choose another port: PORT=${other} npm start`,
      );
    }
    if (code === 'EACCES' || code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
      throw new StartError(
        `Cannot listen on ${HOST ?? 'port'} ${PORT} (${code}). Choose another: PORT=3000 HOST=127.0.0.1 npm start`,
      );
    }
    throw error;
  }
  const address = server.address();
  return typeof address === 'object' && address ? address.port : PORT;
}

/** Stops listening, lets running requests end and then closes their connections. */
export async function drain(server: Server): Promise<void> {
  const closed = once(server, 'close');
  server.close();
  // A connection falls idle when its last answer is out, and would then wait for a next request.
  const idle = setInterval(() => server.closeIdleConnections(), 50);
  const force = setTimeout(() => server.closeAllConnections(), DRAIN_MS);
  await closed;
  clearInterval(idle);
  clearTimeout(force);
}
