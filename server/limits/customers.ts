// Limits of what is stored for a customer, and how long.
import { DAY, MINUTE, SECOND } from '../clock.ts';
import type { SlotLimits } from './clients.ts';
import { KIB } from '../bytes.ts';

/** Lifetime of the stored response of an idempotency key. */
export const IDEMPOTENCY_LIFE_MS = DAY;

/** Idempotency records per endpoint and customer; the oldest ones are deleted. */
export const IDEMPOTENCY_RECORDS = 1000;

/** Periods after which housekeeping deletes rows (repositories/retention.ts). */
export const RETENTION = {
  codesMs: DAY,
  sessionsMs: DAY,
  mailsMs: 7 * DAY,
  /** Longer than the longest window of a rate limit. */
  rateLimitsMs: 31 * DAY,
  /** Providers resend events for days only. */
  paymentEventsMs: 90 * DAY,
  enquiriesMs: 365 * DAY,
  quotesMs: 365 * DAY,
  complaintsMs: 730 * DAY,
  samplesMs: 365 * DAY,
  searchMissesMs: 90 * DAY,
  staffCommandsMs: 730 * DAY,
  /** Longer than devices stay out of use. */
  erasedWindowsMs: 365 * DAY,
} as const;

/** Time limit of an export, in ms: one runs at a time (routes/account.ts). */
export const EXPORT_MS = 30 * SECOND;

/** Exports at once. */
export const EXPORTS: SlotLimits = { total: 1, perClient: 1, perNetwork: 1 };

/** Measured windows (repositories/windows.ts). */
export const WINDOWS = {
  /** As many as a device holds. */
  perCustomer: 60,
  /** Erased ones that are remembered, so that another device does not bring them back. */
  erasedPerCustomer: 200,
  /** Longest name of a room or window in a request; longer ones than the storefront's are cut. */
  maxTextLength: 200,
  /** How much the clock of a device may be ahead; later times are replaced by the server's. */
  maxClockLeadMs: MINUTE,
  /** Maximum size of a request, in bytes: all windows with the longest names, and all erasures. */
  bodyBytes: 96 * KIB,
} as const;

/** Saved addresses of a customer (routes/addresses.ts). */
export const ADDRESSES_PER_CUSTOMER = 10;

/** Finished windows of requests for a visit (repositories/enquiredWindows.ts). */
export const ENQUIRED_WINDOWS = {
  perEnquiry: 10,
  /** Shown to a customer, the newest first. */
  listed: 40,
  /** Ordered ones that are named beside them, the latest first. */
  ordered: 120,
} as const;

/** Slots of visits (visits/slots.ts). */
export const SLOTS = {
  /** Days that are offered, today included. */
  listedDays: 14,
  /** How far ahead a slot can be booked. */
  bookableDays: 60,
  /** Free ones that are named instead of one that is taken. */
  alternatives: 3,
} as const;

/** Quotations (repositories/quotes.ts). */
export const QUOTES = {
  maxLines: 40,
  perDevice: 20,
  perCustomer: 100,
  /** Of all visitors together; each network is limited by a rate. */
  visitors: 50_000,
  /** Largest form with measured sizes, in bytes. */
  formBytes: 32 * KIB,
  /** Days for which its prices hold, as the terms promise. */
  validDays: 30,
} as const;

/** Complaints about orders (repositories/complaints.ts). */
export const COMPLAINTS = {
  perOrder: 10,
  perCustomer: 50,
  maxText: 2000,
  /** Lines of an order that one names. */
  maxItems: 100,
  /** Their photos in all; 5,000 are at most 10 GiB, typically 1 GiB. */
  photos: 5000,
  /** The same per customer while there is plenty of room (rules/photoShare.ts). */
  photosPerCustomer: 60,
} as const;

/** Products of a shortlist (repositories/shortlist.ts). */
export const SHORTLIST = { perCustomer: 60 } as const;

/** Requests for free samples (repositories/samples.ts). */
export const SAMPLES = {
  /** Cloths of one request. */
  cloths: 5,
  /** Requests of a customer that are not sent yet. */
  open: 3,
  /** Requests that are kept for a year, sent ones too. */
  perCustomer: 20,
  maxAddress: 300,
} as const;

/** Wishes to hear of a cloth that is back in stock (repositories/stockWatches.ts). */
export const STOCK_WATCHES = {
  perEmail: 20,
  /** Of all addresses together; each network is limited by a rate. */
  all: 50_000,
  /** How long one waits for its confirmation, and then for the cloth. */
  unconfirmedMs: 3 * DAY,
  confirmedMs: 365 * DAY,
  /** Read at once when an import brings stock. */
  atOnce: 200,
} as const;

/** Kept prices of finished windows (repositories/configurations.ts). */
export const CONFIGURATIONS = {
  perDevice: 40,
  perCustomer: 300,
  /** Of all visitors together; each network is limited by a rate. */
  visitors: 100_000,
  /** How long those are kept that no cart and no order uses: a visitor's as long as the price. */
  visitorMs: 30 * DAY,
  customerMs: 90 * DAY,
} as const;
