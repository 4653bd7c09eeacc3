// Limits of HTTP requests and responses.
import { SECOND } from '../clock.ts';
import { KIB, MIB } from '../bytes.ts';

/** Event loop lag, in ms, above which requests are rejected (http/eventLoopLag.ts). */
export const MAX_EVENT_LOOP_LAG_MS = 100;

/** Maximum size of all headers of a request, in bytes. */
export const MAX_HEADER_BYTES = 16 * KIB;

/** Maximum nesting of a JSON body. */
export const MAX_JSON_DEPTH = 10;

/** Maximum size of a request body, in bytes. */
export const MAX_BODY_BYTES = 64 * KIB;

/** Timeouts of Node's HTTP server, in milliseconds; Node's defaults are minutes or unlimited. */
export const CLIENT_TIMEOUTS = {
  /** Until all headers are received. */
  headersMs: 10 * SECOND,
  /** Until the whole request is received. */
  requestMs: 20 * SECOND,
  /** Between two requests of one connection (keep-alive). */
  idleMs: 5 * SECOND,
  /**
   * Without a byte in either direction, e.g. while the client does not read its response.
   * Node restarts it once while a write is pending, so closing takes at most twice as long.
   */
  inactivityMs: 30 * SECOND,
  /** Interval at which Node checks the first two. */
  checkMs: 5 * SECOND,
};

/** Limits of response bytes in memory that clients have not read yet (http/waitingBytes.ts). */
export interface WaitingLimits {
  /** More than the largest response that is not streamed: a page or a photo in full. */
  perClient: number;
  total: number;
}

export const WAITING_BYTES: WaitingLimits = { perClient: 8 * MIB, total: 64 * MIB };
