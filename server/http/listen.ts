import { once } from 'node:events';
import { createServer } from 'node:http';
import type { RequestListener, Server } from 'node:http';
import { Server as TcpServer } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Env } from '../env.ts';
import { codeOf } from '../errorDetails.ts';
import { CLIENT_TIMEOUTS, MAX_HEADER_BYTES, WAITING_BYTES } from '../limits/requests.ts';
import { StartError } from '../startError.ts';
import { requestNetworks, serveWithLoadShedding } from './overload.ts';
import type { LoadLimits } from './overload.ts';
import { createRejectionLog } from './rejectionLog.ts';
import { countedResponse, createWaitingBytes } from './waitingBytes.ts';

/** Maximum wait for running requests on shutdown. */
const DRAIN_MS = 8000;
/** Part of it for accepting connections from the kernel backlog. */
const ACCEPT_BACKLOG_MS = 4000;
const SHORT_TURN_MS = 2;

/** Creates the HTTP server with timeouts, load shedding and a limit for bytes that wait for slow readers. */
export function createHttpServer(
  application: RequestListener,
  load: LoadLimits,
  timeouts = CLIENT_TIMEOUTS,
  waiting = WAITING_BYTES,
): Server {
  const reportClosed = createRejectionLog(
    load.log,
    'Responses are closed: too many bytes wait for slow readers.',
  );
  const waitingBytes = createWaitingBytes(waiting, () => {
    reportClosed();
    load.countRefused('slow-reader');
  });
  const server = createServer({
    ServerResponse: countedResponse(
      waitingBytes,
      (request) => requestNetworks(request, load.trustedHops)[0],
    ),
    headersTimeout: timeouts.headersMs,
    requestTimeout: timeouts.requestMs,
    connectionsCheckingInterval: timeouts.checkMs,
    keepAliveTimeout: timeouts.idleMs,
    maxHeaderSize: MAX_HEADER_BYTES,
  });
  server.setTimeout(timeouts.inactivityMs);
  serveWithLoadShedding(server, application, load);
  return server;
}

/**
 * Listens on the configured port. @returns the port
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
 * Accepts connections left in the kernel backlog, which closing the port would reset. Node accepts one per turn of the
 * event loop, so a short turn without a new connection means that the backlog is empty.
 */
async function acceptBacklog(server: Server): Promise<void> {
  let accepted = 0;
  const countConnection = (): void => void (accepted += 1);
  server.on('connection', countConnection);
  // The current turn may already have accepted its connection.
  await nextTurn();
  const start = performance.now();
  for (let now = start; now - start < ACCEPT_BACKLOG_MS;) {
    const [before, acceptedBefore] = [now, accepted];
    await nextTurn();
    now = performance.now();
    if (accepted === acceptedBefore && now - before < SHORT_TURN_MS) break;
  }
  server.off('connection', countConnection);
}

/** Stops listening, waits for running requests and closes their connections. */
export async function drain(server: Server): Promise<void> {
  const force = setTimeout(() => server.closeAllConnections(), DRAIN_MS);
  await acceptBacklog(server);
  const closed = once(server, 'close');
  // Closes the port first, because `http.Server.close` closes idle connections while new ones still arrive.
  TcpServer.prototype.close.call(server);
  server.close();
  // A keep-alive connection becomes idle after its last response.
  const idle = setInterval(() => server.closeIdleConnections(), 50);
  await closed;
  clearInterval(idle);
  clearTimeout(force);
}
