/**
 * All limits and lifetimes of the server; server/README.md documents them for operators.
 * Every number that bounds what requests can use (memory, rows, time, connections) belongs here.
 */
import { DAY, MINUTE, SECOND } from './clock.ts';

/**
 * Part of a shared limit that is reserved for the first requests of networks.
 * Further requests share the rest; known devices are not counted in shared limits.
 */
export const RESERVED_FOR_FIRST_REQUESTS = 0.5;
/** Lifetime of a known device after its last sign-in. */
export const DEVICE_LIFE_MS = 180 * DAY;
export const DEVICES_PER_USER = 10;

/** Lifetime of a sign-in code (product 10.4). */
export const CODE_LIFE_MS = 3 * MINUTE;
/** Tries per code. */
export const CODE_TRIES = 5;
export const SESSION_LIFE_MS = 30 * DAY;
export const SESSION_IDLE_MS = 7 * DAY;
export const SESSIONS_PER_USER = 10;
/** How long a repeated request gets the stored response. */
export const IDEMPOTENCY_LIFE_MS = DAY;
/** Idempotency records per endpoint and customer; the oldest ones are deleted. */
export const IDEMPOTENCY_RECORDS = 1000;

/** Lease of a mail by one server; renewed during delivery, so a crash delays a mail no longer than this. */
export const MAIL_LEASE_MS = 20 * SECOND;
/** Event loop lag, in ms, above which requests are rejected (http/eventLoopLag.ts). */
export const MAX_EVENT_LOOP_LAG_MS = 100;

/** Networks in the memory of a rate limiter (http/rateLimiter.ts), about 100 bytes each. */
export const MAX_TRACKED_NETWORKS = 10_000;

/** Limits of an in-memory rate limiter. */
export interface RatePolicy {
  /** Length of the fixed window in ms. */
  windowMs: number;
  /** Maximum per network of a client. */
  perNetwork: number;
  /** Maximum for all clients together; a part is reserved for the first requests of networks. */
  total: number;
}

/** Limits for requests to a payment provider, per window and concurrent. */
export interface CallPolicy {
  rate: RatePolicy;
  inFlight: { perNetwork: number; total: number };
}

/** Requests to a provider that verify webhook events, which anybody can send (payments/callLimiter.ts). */
export const EVENT_VERIFICATIONS: CallPolicy = {
  rate: { windowMs: MINUTE, perNetwork: 60, total: 240 },
  inFlight: { perNetwork: 10, total: 20 },
};
/** Requests to a provider caused by payment links, to a payment page or back from one. */
export const PAYMENT_LINK_CALLS: CallPolicy = {
  rate: { windowMs: MINUTE, perNetwork: 60, total: 600 },
  inFlight: { perNetwork: 20, total: 100 },
};

// Server rendering (pages/). A page that is not rendered is sent as index.html and rendered in the browser.

/** Concurrent renders of all clients, including queued ones. */
export const RENDERS_AT_ONCE = 8;
/** Concurrent renders per client. */
export const RENDERS_PER_CLIENT = 2;
/** Concurrent renders per wider network (IPv4 /24; IPv6 /56 and /48), so that changing the IP address gains nothing. */
export const RENDERS_PER_NETWORK = 4;
/** Longest time, in ms, that a request waits for its page. */
export const RENDER_WAIT_MS = 2 * SECOND;
/** Longest render of one page, in ms, before the renderer is restarted. */
export const RENDER_TIMEOUT_MS = 10 * SECOND;
/** Heap limit of the renderer, in MiB; it is restarted when it needs more. */
export const RENDERER_HEAP_MIB = 256;

const KIB = 1024;
const MIB = 1024 * KIB;

/** Maximum nesting of a JSON body, far deeper than any in the contract. */
export const MAX_JSON_DEPTH = 10;
/** Maximum size of a request body, in bytes. */
export const MAX_BODY_BYTES = 64 * KIB;
/** Timeouts of Node's HTTP server, in milliseconds. */
export interface ClientTimeouts {
  /** Until all headers are received. */
  headersMs: number;
  /** Until the whole request is received. */
  requestMs: number;
  /** Between two requests of one connection (keep-alive). */
  idleMs: number;
  /**
   * Without a byte in either direction, e.g. while the client does not read its response. Node restarts this timeout once
   * while a write is pending, so the connection is closed after at most twice this time.
   */
  inactivityMs: number;
  /** Interval at which Node checks the first two. */
  checkMs: number;
}

/** Node's own defaults are minutes long, or none. */
export const CLIENT_TIMEOUTS: ClientTimeouts = {
  headersMs: 10 * SECOND,
  requestMs: 20 * SECOND,
  idleMs: 5 * SECOND,
  inactivityMs: 30 * SECOND,
  checkMs: 5 * SECOND,
};

/** Limits of an in-memory cache; the least recently used entries are evicted. */
export interface CacheLimits {
  maxEntries: number;
  /** Total size of keys, headers, bodies and overhead, in bytes. */
  maxBytes: number;
  maxAgeMs: number;
}

/** Estimated overhead of a cache entry: objects, list nodes and a buffer's header. */
export const CACHE_ENTRY_OVERHEAD_BYTES = 1 * KIB;
/** Cached API responses (http/responseCache.ts): enough for lists and details of some thousand products. */
export const RESPONSE_CACHE: CacheLimits = {
  maxEntries: 10_000,
  maxBytes: 16 * MIB,
  maxAgeMs: 10 * MINUTE,
};
/** Longest path and query, in characters, that is rendered on the server. */
export const MAX_PAGE_ADDRESS = 300;
/**
 * Rendered pages in all encodings, about 150 KiB each (pages/pageCache.ts). Reviews on them may be as old as
 * `maxAgeMs`.
 */
export const PAGE_CACHE: CacheLimits = { maxEntries: 300, maxBytes: 48 * MIB, maxAgeMs: MINUTE };

/** Maximum size of a browser report, in bytes (routes/clientReports.ts). */
export const CLIENT_REPORT_BYTES = 8 * KIB;
/** Maximum number of reports in one request. */
export const CLIENT_REPORTS_PER_REQUEST = 5;
/** Accepted requests with reports. */
export const CLIENT_REPORT_RATE: RatePolicy = { windowMs: MINUTE, perNetwork: 30, total: 120 };
