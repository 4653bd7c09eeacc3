import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import type { Language } from '../../src/contract/common.ts';
import type { Log } from '../log.ts';
import type { Metrics } from '../metrics.ts';
import { messagesIn } from '../messages/messages.ts';
import { watchEventLoopLag } from './eventLoopLag.ts';
import { CLIENTS_PER_NETWORK } from '../limits/clients.ts';
import { clientNetworks, forwardedAddress } from './client.ts';
import type { ClientNetworks } from './client.ts';
import { createSlots } from './connectionLimits.ts';
import { acceptedLanguage } from './language.ts';
import { createRejectionLog } from './rejectionLog.ts';
import { DATA_POLICY } from './securityHeaders.ts';

/** Limits for load shedding. */
export interface LoadLimits {
  /** Longest lag of the event loop, and of the work that waits, in ms (eventLoopLag.ts). */
  maxLagMs: number;
  /** How long work waits that does not hold the event loop, in ms: statements of SQLite. */
  waitedMs?: () => number;
  /**
   * Connections per client; behind trusted proxies, concurrent requests per client. A network has CLIENTS_PER_NETWORK
   * times as many.
   */
  perClient: number;
  /** Number of trusted proxies in front of the server. */
  trustedHops: number;
  log: Log;
  /** Counts a refused request, a refused connection or a closed response. */
  countRefused: Metrics['countRefused'];
}

/** A precomputed response, because rejecting a request must be cheap. */
interface Refusal {
  status: number;
  /** Alternating names and values, the raw format of Node. */
  headers: string[];
  body: string;
}

const RETRY_AFTER_S = 2;
/** Always served, so that a health check does not restart a busy server. */
const HEALTH_CHECKS: ReadonlySet<string> = new Set(['/healthz', '/readyz']);
/** Served while busy, because a page that was served cannot be used without them. */
const SCRIPTS_AND_STYLES = '/assets/';

function refusalOf(status: number, message: string, language: Language): Refusal {
  const body = JSON.stringify({ message });
  const headers = {
    'Content-Type': 'application/json',
    'Content-Language': language,
    'Content-Length': String(Buffer.byteLength(body)),
    'Retry-After': String(RETRY_AFTER_S),
    'Cache-Control': 'no-store',
    'Content-Security-Policy': DATA_POLICY,
    'Cross-Origin-Resource-Policy': 'cross-origin',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'X-Content-Type-Options': 'nosniff',
  };
  return { status, headers: Object.entries(headers).flat(), body };
}

type Reason = 'busy' | 'tooMany';

function refusalsIn(language: Language): Record<Reason, Refusal> {
  const { requests } = messagesIn(language);
  return {
    busy: refusalOf(503, requests.busy, language),
    tooMany: refusalOf(429, requests.tooManyAtOnce, language),
  };
}

const REFUSALS: Record<Language, Record<Reason, Refusal>> = {
  en: refusalsIn('en'),
  ar: refusalsIn('ar'),
};

function refuse(request: IncomingMessage, response: ServerResponse, reason: Reason): void {
  const language = acceptedLanguage(request.headers['accept-language']);
  const { status, headers, body } = REFUSALS[language][reason];
  response.writeHead(status, headers);
  response.end(body);
}

/** Networks of the client of a request. */
export function requestNetworks(request: IncomingMessage, trustedHops: number): ClientNetworks {
  const forwarded = request.headersDistinct['x-forwarded-for']?.join(',');
  const socket = request.socket.remoteAddress ?? '';
  return clientNetworks(forwardedAddress(socket, forwarded, trustedHops));
}

/**
 * Serves the application and rejects excess load before it reaches the application: with 503 when the event loop is
 * overloaded, with 429 or a closed connection when one client exceeds its limit.
 */
export function serveWithLoadShedding(
  server: Server,
  application: RequestListener,
  limits: LoadLimits,
) {
  const { maxLagMs, waitedMs, perClient, trustedHops, log, countRefused } = limits;
  const eventLoopLag = watchEventLoopLag(maxLagMs, waitedMs);
  server.once('close', eventLoopLag.stop);
  const slots = createSlots({ perClient, perNetwork: CLIENTS_PER_NETWORK * perClient });
  const reportBusy = createRejectionLog(
    log,
    'Requests are rejected: the event loop is overloaded.',
  );
  const reportTooMany = createRejectionLog(
    log,
    'Requests of a client are rejected: too many at once.',
  );

  const isWithinLimit = (request: IncomingMessage, response: ServerResponse): boolean => {
    if (trustedHops === 0) return true;
    const release = slots.take(requestNetworks(request, trustedHops));
    if (release) response.once('close', release);
    return release !== undefined;
  };

  if (trustedHops === 0) {
    server.on('connection', (socket) => {
      const release = slots.take(clientNetworks(socket.remoteAddress ?? ''));
      if (release) {
        socket.once('close', release);
      } else {
        reportTooMany();
        countRefused('client-limit');
        socket.destroy();
      }
    });
  }
  server.on('request', (request, response) => {
    const { url = '' } = request;
    const isHealthCheck = HEALTH_CHECKS.has(url);
    const isSpared = isHealthCheck || url.startsWith(SCRIPTS_AND_STYLES);
    if (!isSpared && eventLoopLag.isTooLong()) {
      reportBusy();
      countRefused('busy');
      refuse(request, response, 'busy');
    } else if (!isHealthCheck && !isWithinLimit(request, response)) {
      reportTooMany();
      countRefused('client-limit');
      refuse(request, response, 'tooMany');
    } else {
      application(request, response);
    }
  });
}
