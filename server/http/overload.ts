import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import type { Log } from '../log.ts';
import { watchBacklog } from './backlog.ts';
import { clientNetwork, forwardedAddress } from './client.ts';
import { createShares } from './shares.ts';

/** How much load the server takes. */
export interface LoadLimits {
  /** How late the event loop may be, in ms (backlog.ts). */
  lateMs: number;
  /** Connections of one client at once; behind own proxies, whose connections are those of many, requests at once. */
  perClient: number;
  /** Number of own proxies in front of the server. */
  trustedHops: number;
  log: Log;
}

/** An answer made beforehand: a refusal has to cost next to nothing. */
interface Refusal {
  status: number;
  /** Names and values in turn, which Node writes as they are. */
  headers: string[];
  body: string;
}

const RETRY_AFTER_S = 2;
const REPORT_EVERY_MS = 10_000;
/** Whoever watches over the server must not take a busy one for a dead one. */
const ALWAYS_ANSWERED = new Set(['/healthz', '/readyz']);

function refusalOf(status: number, message: string): Refusal {
  const body = JSON.stringify({ message });
  const headers = {
    'Content-Type': 'application/json',
    'Content-Length': String(Buffer.byteLength(body)),
    'Retry-After': String(RETRY_AFTER_S),
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
  };
  return { status, headers: Object.entries(headers).flat(), body };
}

const BUSY = refusalOf(
  503,
  'The shop is very busy at the moment. Please try again in a few seconds.',
);
const GREEDY = refusalOf(429, 'Too many requests at once. Please try again in a few seconds.');

function refuse(response: ServerResponse, { status, headers, body }: Refusal): void {
  response.writeHead(status, headers);
  response.end(body);
}

/** Tells the log of the first refusal at once and of those that follow every ten seconds. */
function reporter(log: Log, message: string): () => void {
  let silentUntil = 0;
  let refused = 0;
  return () => {
    refused += 1;
    const now = performance.now();
    if (now < silentUntil) return;
    log.warn(message, { refused });
    refused = 0;
    silentUntil = now + REPORT_EVERY_MS;
  };
}

/**
 * Puts the application behind a server and refuses what is too much for it before the application sees it: with 503
 * when more is asked than can be done soon, with 429 or a closed connection when it is one client that asks.
 */
export function answerWithin(server: Server, application: RequestListener, limits: LoadLimits) {
  const { lateMs, perClient, trustedHops, log } = limits;
  const backlog = watchBacklog(lateMs);
  server.once('close', backlog.stop);
  const shares = createShares(perClient);
  const reportBusy = reporter(log, 'Requests are refused: more is asked than can be done.');
  const reportGreedy = reporter(log, 'A client is refused: it asks for too much at once.');

  const isWithinShare = (request: IncomingMessage, response: ServerResponse): boolean => {
    if (trustedHops === 0) return true;
    const forwarded = request.headersDistinct['x-forwarded-for']?.join(',');
    const socket = request.socket.remoteAddress ?? '';
    const client = clientNetwork(forwardedAddress(socket, forwarded, trustedHops));
    if (!shares.take(client)) return false;
    response.once('close', () => shares.giveBack(client));
    return true;
  };

  if (trustedHops === 0) {
    server.on('connection', (socket) => {
      const client = clientNetwork(socket.remoteAddress ?? '');
      if (shares.take(client)) {
        socket.once('close', () => shares.giveBack(client));
      } else {
        reportGreedy();
        socket.destroy();
      }
    });
  }
  server.on('request', (request, response) => {
    const isWatched = ALWAYS_ANSWERED.has(request.url ?? '');
    if (!isWatched && backlog.isTooLong()) {
      reportBusy();
      refuse(response, BUSY);
    } else if (!isWatched && !isWithinShare(request, response)) {
      reportGreedy();
      refuse(response, GREEDY);
    } else {
      application(request, response);
    }
  });
}
