import { once } from 'node:events';
import { createServer } from 'node:http';
import type { Server } from 'node:http';
import { Server as TcpServer } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { getRequestListener } from '@hono/node-server';
import type { Hono } from 'hono';
import type { Env } from '../env.ts';
import { codeOf } from '../errorFacts.ts';
import { StartError } from '../startError.ts';
import { answerWithin } from './overload.ts';
import type { LoadLimits } from './overload.ts';

/** Longest wait for running requests when the server is told to stop. */
const DRAIN_MS = 8000;
/** The part of it in which those are let in who wait at the port. */
const LET_IN_MS = 4000;
const SHORT_TURN_MS = 2;

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

/** The application behind a port; slow and silent clients are let go, and what is too much is refused. */
export function createHttpServer(app: Hono, load: LoadLimits, patience = PATIENCE): Server {
  const server = createServer({
    headersTimeout: patience.headersMs,
    requestTimeout: patience.requestMs,
    connectionsCheckingInterval: patience.checkMs,
    keepAliveTimeout: patience.idleMs,
    maxHeaderSize: 16 * 1024,
  });
  server.setTimeout(patience.silenceMs);
  const application = getRequestListener(app.fetch);
  answerWithin(server, (...exchange) => void application(...exchange), load);
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

/**
 * Lets in who waits at the port. The kernel takes connections on its own and hands over one in each turn of the event
 * loop; what it still has when the port is closed it resets. So the last turn brings nobody and is too short for
 * somebody to have come meanwhile.
 */
async function letInWaiting(server: Server): Promise<void> {
  let came = 0;
  const note = (): void => void (came += 1);
  server.on('connection', note);
  // This turn may be past its look at the port.
  await nextTurn();
  const start = performance.now();
  for (let now = start; now - start < LET_IN_MS;) {
    const [before, cameBefore] = [now, came];
    await nextTurn();
    now = performance.now();
    if (came === cameBefore && now - before < SHORT_TURN_MS) break;
  }
  server.off('connection', note);
}

/** Stops listening, lets running requests end and then closes their connections. */
export async function drain(server: Server): Promise<void> {
  const force = setTimeout(() => server.closeAllConnections(), DRAIN_MS);
  await letInWaiting(server);
  const closed = once(server, 'close');
  // The port first: HTTP's own way of closing takes leave of idle connections before it, while others come.
  TcpServer.prototype.close.call(server);
  server.close();
  // A connection falls idle when its last answer is out, and would then wait for a next request.
  const idle = setInterval(() => server.closeIdleConnections(), 50);
  await closed;
  clearInterval(idle);
  clearTimeout(force);
}
