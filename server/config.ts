import { DAY, HOUR, MINUTE, SECOND } from './clock.ts';
import type { ThrottlePolicy } from './rules/throttle.ts';

/** What the shop is called and how it is reached; printed in mails. */
export interface Company {
  name: string;
  email: string;
  phone: string;
  /** Where enquiries are announced. */
  inbox: string;
}

/** Every limit of the server in one place. */
export interface Limits {
  sendPerEmail: ThrottlePolicy;
  sendPerClient: ThrottlePolicy;
  sendSite: ThrottlePolicy;
  guessPerEmail: ThrottlePolicy;
  guessPerClient: ThrottlePolicy;
  guessSite: ThrottlePolicy;
  reviewPerUser: ThrottlePolicy;
  enquiryPerClient: ThrottlePolicy;
  enquirySite: ThrottlePolicy;
}

export interface Config {
  company: Company;
  limits: Limits;
  /** Absolute base address without a slash at the end; made from the port when not configured. */
  publicUrl: string;
  /** Whether `publicUrl` was configured; if not, addresses inside the shop stay root-relative. */
  hasPublicUrl: boolean;
  /** Number of own proxies whose X-Forwarded-For counts. */
  trustProxy: number;
  corsOrigins: readonly string[];
  /** Folder of the built storefront. */
  distDir: string;
  /** Whether pages are rendered on the server; if not, the browser makes them all. */
  rendersPages: boolean;
  /** Whether /dev/outbox exists. */
  showsOutbox: boolean;
}

export const defaultLimits: Limits = {
  sendPerEmail: {
    limits: [
      { max: 1, windowMs: 30 * SECOND },
      { max: 5, windowMs: HOUR },
      { max: 10, windowMs: DAY },
    ],
  },
  sendPerClient: { limits: [{ max: 30, windowMs: HOUR }] },
  sendSite: { limits: [{ max: 200, windowMs: 10 * MINUTE }] },
  guessPerEmail: {
    limits: [{ max: 15, windowMs: HOUR }],
    slowdown: { after: 50, windowMs: 30 * DAY, firstMs: 30 * SECOND, maxMs: HOUR },
  },
  guessPerClient: { limits: [{ max: 20, windowMs: HOUR }] },
  guessSite: { limits: [{ max: 200, windowMs: 10 * MINUTE }] },
  reviewPerUser: { limits: [{ max: 5, windowMs: HOUR }] },
  enquiryPerClient: { limits: [{ max: 5, windowMs: HOUR }] },
  enquirySite: { limits: [{ max: 200, windowMs: DAY }] },
};

/** Life of a sign-in code (spec §9). */
export const CODE_LIFE_MS = 3 * MINUTE;
/** Guesses at one code. */
export const CODE_TRIES = 5;
export const SESSION_LIFE_MS = 30 * DAY;
export const SESSION_IDLE_MS = 7 * DAY;
export const SESSIONS_PER_USER = 10;
/** How long a repeat of a call is answered with its first answer. */
export const IDEMPOTENCY_LIFE_MS = DAY;
/** How late the event loop may be, in ms, before requests are refused (http/backlog.ts). */
export const LATE_MS = 100;
