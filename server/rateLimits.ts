import { DAY, HOUR, MINUTE, SECOND } from './clock.ts';
import type { ThrottlePolicy } from './rules/throttle.ts';

/** Bounds guesses over months, in addition to the five per code. */
const guesses: ThrottlePolicy = {
  limits: [{ max: 15, windowMs: HOUR }],
  slowdown: { after: 50, windowMs: 30 * DAY, firstMs: 30 * SECOND, maxMs: HOUR },
};

/** Codes per e-mail address and requester. */
const codes: ThrottlePolicy = {
  limits: [
    { max: 1, windowMs: 30 * SECOND },
    { max: 5, windowMs: HOUR },
    { max: 10, windowMs: DAY },
  ],
};

/** Above the needs of a household, but too few to fill the database or the mail queue. */
const purchases: ThrottlePolicy = {
  limits: [
    { max: 40, windowMs: HOUR },
    { max: 100, windowMs: DAY },
  ],
};

/**
 * Rate limits, counted in the database (`repositories/throttles.ts`).
 * Client: an IPv4 address or IPv6 /64. Network: its IPv4 /24, IPv6 /56 or /48. Known device: the customer has signed in
 * on it (docs/decisions/0009-device-cookie.md).
 */
export const defaultLimits = {
  /** Codes per e-mail address, requested from one network or one known device. */
  codesPerRequester: codes,
  /**
   * First codes of a day per e-mail address, requested from networks without a known device.
   * With the next limit at most 30 codes an hour per mailbox: 4 and 1 every 5 minutes, 4 and 1 every 6 minutes.
   * Two limits, so that other networks cannot exhaust the first request of a customer.
   */
  firstCodesPerEmail: {
    limits: [],
    slowdown: { after: 4, windowMs: HOUR, firstMs: 5 * MINUTE, maxMs: 5 * MINUTE },
  },
  /** Further codes from the same networks; both limits together protect the mailbox. */
  furtherCodesPerEmail: {
    limits: [],
    slowdown: { after: 4, windowMs: HOUR, firstMs: 6 * MINUTE, maxMs: 6 * MINUTE },
  },
  codesPerClient: { limits: [{ max: 30, windowMs: HOUR }] },
  codesPerNetwork: { limits: [{ max: 100, windowMs: HOUR }] },
  codesSite: { limits: [{ max: 200, windowMs: 10 * MINUTE }] },
  /** Wrong guesses per e-mail address on one known device. */
  guessesPerDevice: guesses,
  /** First wrong guesses of one network per e-mail address, without a known device. */
  guessesPerRequester: { limits: [{ max: 2, windowMs: DAY }] },
  /**
   * First wrong guesses of all networks per e-mail address.
   * 300 in 30 days plus the 770 of `guesses`: 1 in 1,000 codes for an attacker with unlimited networks.
   */
  firstGuessesPerEmail: { limits: [{ max: 10, windowMs: DAY }] },
  /** All other wrong guesses per e-mail address on unknown devices. */
  guessesPerEmail: guesses,
  guessesPerClient: { limits: [{ max: 20, windowMs: HOUR }] },
  guessesPerNetwork: { limits: [{ max: 60, windowMs: HOUR }] },
  guessesSite: { limits: [{ max: 200, windowMs: 10 * MINUTE }] },
  reviewsPerCustomer: { limits: [{ max: 5, windowMs: HOUR }] },
  /** Photos of the reviews above, with as many attempts that fail. */
  photoUploadsPerCustomer: {
    limits: [
      { max: 30, windowMs: HOUR },
      { max: 60, windowMs: DAY },
    ],
  },
  ordersPerCustomer: purchases,
  cancellationsPerCustomer: purchases,
  /** Add to Cart requests: three times the maximum quantity of one cart line. */
  additionsPerCustomer: { limits: [{ max: 300, windowMs: 10 * MINUTE }] },
  /** Saves of measured windows, one per second while a customer types. */
  windowSavesPerCustomer: { limits: [{ max: 300, windowMs: 10 * MINUTE }] },
  /** Changes of the name. */
  accountChangesPerCustomer: { limits: [{ max: 60, windowMs: HOUR }] },
  /** Exports of all data, which read every table. */
  exportsPerCustomer: { limits: [{ max: 10, windowMs: HOUR }] },
  /** Codes that close the account. */
  closingCodesPerCustomer: codes,
  /** Wrong guesses of these codes. */
  closingGuessesPerCustomer: guesses,
  /** Saves, removals and changes of the default of addresses. */
  addressChangesPerCustomer: { limits: [{ max: 60, windowMs: 10 * MINUTE }] },
  enquiriesPerClient: { limits: [{ max: 5, windowMs: HOUR }] },
  enquiriesPerNetwork: {
    limits: [
      { max: 20, windowMs: HOUR },
      { max: 40, windowMs: DAY },
    ],
  },
  /** Enquiries from devices on which a customer has signed in. */
  enquiriesPerCustomer: {
    limits: [
      { max: 5, windowMs: HOUR },
      { max: 10, windowMs: DAY },
    ],
  },
  /** Enquiries from all other devices. */
  enquiriesSite: { limits: [{ max: 200, windowMs: DAY }] },
  /** Receipts for enquiries, because a visitor may type any e-mail address. */
  receiptsPerEmail: { limits: [{ max: 3, windowMs: DAY }] },
} satisfies Record<string, ThrottlePolicy>;

/** A policy for each of the limits. */
export type Limits = Record<keyof typeof defaultLimits, ThrottlePolicy>;
