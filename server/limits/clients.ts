// Limits of what one client or network may cause; those in the database are in rateLimits.ts.
import { MINUTE } from '../clock.ts';
import { KIB } from '../bytes.ts';

/** Fraction of an in-memory limit that is reserved for first requests of networks (http/rateLimiter.ts). */
export const RESERVED_FOR_FIRST_REQUESTS = 0.5;

/** Limits of a network, as a multiple of those of one client. */
export const CLIENTS_PER_NETWORK = 10;

/** Maximum number of networks in a rate limiter (http/rateLimiter.ts). */
export const MAX_TRACKED_NETWORKS = 10_000;

/** Limits of an in-memory rate limiter. */
export interface RatePolicy {
  /** Length of the fixed window in ms. */
  windowMs: number;
  /** Maximum per network of a client. */
  perNetwork: number;
  /** Maximum for all clients together, including the reserve for first requests. */
  total: number;
}

/** Limits for requests to a payment provider, per window and concurrent. */
export interface RequestPolicy {
  rate: RatePolicy;
  inFlight: SlotLimits;
}

/** Provider requests that verify webhook events, which anybody can send. */
export const EVENT_VERIFICATIONS: RequestPolicy = {
  rate: { windowMs: MINUTE, perNetwork: 60, total: 240 },
  inFlight: { total: 20, perClient: 10, perNetwork: 10 },
};

/** Provider requests caused by payment links and returns from payment pages. */
export const PAYMENT_LINK_REQUESTS: RequestPolicy = {
  rate: { windowMs: MINUTE, perNetwork: 60, total: 600 },
  inFlight: { total: 100, perClient: 20, perNetwork: 20 },
};

/** Concurrent work that clients cause. */
export interface SlotLimits {
  /** Of all clients; unlimited when absent. */
  total?: number;
  perClient: number;
  /** Per IPv4 /24, IPv6 /56 or /48; another address in it adds none. */
  perNetwork: number;
}

/** Maximum size of a browser report, in bytes (routes/clientReports.ts). */
export const CLIENT_REPORT_BYTES = 8 * KIB;

/** Maximum number of reports in one request. */
export const CLIENT_REPORTS_PER_REQUEST = 5;

/** Rate limit for requests with reports. */
export const CLIENT_REPORT_RATE: RatePolicy = { windowMs: MINUTE, perNetwork: 30, total: 120 };

/** Prices of windows, which write nothing (routes/madeToMeasure.ts): more than a network of many customers types. */
export const WINDOW_PRICES = {
  rate: { windowMs: MINUTE, perNetwork: 1200, total: 6000 },
  bodyBytes: 16 * KIB,
} as const satisfies { rate: RatePolicy; bodyBytes: number };

/** The least prices of a customer's windows (routes/madeToMeasure.ts), each calculated for many products. */
export const WINDOW_OFFERS = {
  rate: { windowMs: MINUTE, perNetwork: 120, total: 300 },
  bodyBytes: 64 * KIB,
  /** As many as a customer has. */
  windows: 60,
  /** Of curtains and of blinds: those that cost least for a usual window. */
  products: 40,
} as const satisfies { rate: RatePolicy; bodyBytes: number; windows: number; products: number };

/** Log lines about requests that a rate limit for sign-in or account refuses. */
export const SECURITY_REFUSALS: RatePolicy = { windowMs: MINUTE, perNetwork: 10, total: 120 };
