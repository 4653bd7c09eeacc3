import { DAY, HOUR, MINUTE, SECOND } from './clock.ts';
import { PHOTO_MEGAPIXELS } from './limits/photos.ts';
import { PASSKEYS, PROOF } from './limits/signIn.ts';
import type { ThrottlePolicy } from './rules/throttle.ts';

/** Default of the setting PROOF_ABOVE. */
export const PROOF_ABOVE = 20;

/** Wrong guesses of a network and day that further ones of the same networks cannot block. */
export const FIRST_GUESSES = 3;

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

/** Codes, and enquiries, without a proof of work of one client. */
const unproven: ThrottlePolicy = { limits: [{ max: 10, windowMs: 10 * MINUTE }] };

/**
 * Rate limits, counted in the database (`repositories/throttles.ts`); docs/reliability.md explains those of sign-in.
 * Client: an IPv4 address or IPv6 /64; its networks, an IPv4 /24, IPv6 /56 and /48, have ten times as many. Known
 * device: the customer has signed in on it (docs/decisions/0009-device-cookie.md).
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
  codesPerClient: { limits: [{ max: 100, windowMs: HOUR }] },
  /** Codes without a proof of work. */
  unprovenCodesPerClient: unproven,
  /** The shop's, from the setting PROOF_ABOVE. */
  unprovenCodes: { limits: [{ max: PROOF_ABOVE, windowMs: MINUTE }] },
  /** Wrong guesses per e-mail address on one known device. */
  guessesPerDevice: guesses,
  /** Wrong guesses per e-mail address from one network, fewer than all networks have. */
  guessesPerRequester: {
    limits: [
      { max: 10, windowMs: HOUR },
      { max: 20, windowMs: DAY },
    ],
  },
  /**
   * First wrong guesses of a day per e-mail address, from networks without a known device. Ten networks exhaust it for
   * an hour, twenty for a day: 1,800 in 30 days. With the next limit 2,570, a right one in 390 cases.
   */
  firstGuessesPerEmail: {
    limits: [
      { max: 30, windowMs: HOUR },
      { max: 60, windowMs: DAY },
    ],
  },
  /** Further wrong guesses from the same networks: 770 in 30 days. */
  furtherGuessesPerEmail: { ...guesses, limits: [{ max: 30, windowMs: HOUR }] },
  guessesPerClient: { limits: [{ max: 60, windowMs: HOUR }] },
  /** Sign-ins with a passkey that were refused. None can be guessed, so this bounds only the work of checking them. */
  passkeyRefusalsPerClient: { limits: [{ max: 60, windowMs: HOUR }] },
  /** Used challenges of passkeys. */
  passkeyChallenges: { limits: [{ max: 1, windowMs: PASSKEYS.challengeMs }] },
  passkeysPerCustomer: { limits: [{ max: 20, windowMs: HOUR }] },
  /** Used proofs of work. */
  proofs: { limits: [{ max: 1, windowMs: PROOF.lifeMs }] },
  reviewsPerCustomer: { limits: [{ max: 5, windowMs: HOUR }] },
  /** Photos of the reviews above, with as many attempts that fail. */
  photoUploadsPerCustomer: {
    limits: [
      { max: 30, windowMs: HOUR },
      { max: 60, windowMs: DAY },
    ],
  },
  /** Megapixels of photos that are decoded, which take most of the time of an image (routes/reviewPhotos.ts). */
  photoPixelsPerCustomer: { limits: [{ max: PHOTO_MEGAPIXELS, windowMs: 10 * MINUTE }] },
  ordersPerCustomer: purchases,
  cancellationsPerCustomer: purchases,
  /** Add to Cart requests: three times the maximum quantity of one cart line. */
  additionsPerCustomer: { limits: [{ max: 300, windowMs: 10 * MINUTE }] },
  /** Saves of measured windows, one per second while a customer types. */
  windowSavesPerCustomer: { limits: [{ max: 300, windowMs: 10 * MINUTE }] },
  shortlistSavesPerCustomer: { limits: [{ max: 300, windowMs: 10 * MINUTE }] },
  /** Kept windows of a visitor's network: more than the visitors of a mobile network keep. */
  keptWindowsPerClient: {
    limits: [
      { max: 300, windowMs: HOUR },
      { max: 1500, windowMs: DAY },
    ],
  },
  keptWindowsPerCustomer: { limits: [{ max: 300, windowMs: 10 * MINUTE }] },
  /** Quotes of a visitor's network. */
  quotesPerClient: {
    limits: [
      { max: 60, windowMs: HOUR },
      { max: 200, windowMs: DAY },
    ],
  },
  quotesPerCustomer: purchases,
  /** Mails with a quote to the customer's own address. */
  quoteMailsPerCustomer: { limits: [{ max: 10, windowMs: DAY }] },
  /** Complaints about orders, each of which is a mail to the staff. */
  complaintsPerCustomer: {
    limits: [
      { max: 6, windowMs: HOUR },
      { max: 12, windowMs: DAY },
    ],
  },
  /** Requests for samples, each of which is a mail to the staff. */
  samplesPerCustomer: {
    limits: [
      { max: 5, windowMs: HOUR },
      { max: 10, windowMs: DAY },
    ],
  },
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
  enquiriesPerClient: { limits: [{ max: 20, windowMs: HOUR }] },
  /** Enquiries without a proof of work. */
  unprovenEnquiriesPerClient: unproven,
  /** The shop's, from the setting PROOF_ABOVE. */
  unprovenEnquiries: { limits: [{ max: PROOF_ABOVE, windowMs: HOUR }] },
  /** Enquiries from devices on which a customer has signed in. */
  enquiriesPerCustomer: {
    limits: [
      { max: 5, windowMs: HOUR },
      { max: 10, windowMs: DAY },
    ],
  },
  /** Visits booked with a request, so that no visitor takes all slots. */
  slotsPerClient: { limits: [{ max: 5, windowMs: DAY }] },
  /** Choices of a time to fit, each of which is mailed. */
  fittingsPerCustomer: { limits: [{ max: 20, windowMs: DAY }] },
  /** Changes of one visit by its link, each of which is mailed. */
  changesPerVisit: {
    limits: [
      { max: 10, windowMs: HOUR },
      { max: 20, windowMs: DAY },
    ],
  },
  stockWatchesPerClient: {
    limits: [
      { max: 20, windowMs: HOUR },
      { max: 60, windowMs: DAY },
    ],
  },
  /** Mails that ask for a confirmation, because a visitor may type any e-mail address. */
  stockWatchesPerEmail: { limits: [{ max: 3, windowMs: DAY }] },
  /** Receipts for enquiries, because a visitor may type any e-mail address. */
  receiptsPerEmail: { limits: [{ max: 3, windowMs: DAY }] },
} satisfies Record<string, ThrottlePolicy>;

/** A policy for each of the limits. */
export type Limits = Record<keyof typeof defaultLimits, ThrottlePolicy>;

/** The limits with a rate of the shop above which unknown clients need a proof of work. */
export function limitsWith(proofAbove: number): Limits {
  return {
    ...defaultLimits,
    unprovenCodes: { limits: [{ max: proofAbove, windowMs: MINUTE }] },
    unprovenEnquiries: { limits: [{ max: proofAbove, windowMs: HOUR }] },
  };
}
