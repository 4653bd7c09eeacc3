// Limits and lifetimes of codes, sessions and known devices.
import { DAY, MINUTE } from '../clock.ts';

/** Proof of work of unknown clients (http/proofOfWork.ts). */
export const PROOF = {
  /** Most hashes that finding the number takes, less than 2 s of a slow phone (docs/reliability.md). */
  numbers: 40_000,
  /** Time to find the number and to repeat the request. */
  lifeMs: 5 * MINUTE,
} as const;

/** Lifetime of a known device after its last sign-in. */
export const DEVICE_LIFE_MS = 180 * DAY;

export const DEVICES_PER_USER = 10;

/** Lifetime of a mailed code (product 10.4). */
export const CODE_LIFE_MS = 3 * MINUTE;

/** Guesses per code. */
export const CODE_TRIES = 5;

/** Passkeys (routes/passkeys.ts). */
export const PASSKEYS = {
  perCustomer: 10,
  /** How long a browser may wait for fingerprint, face or screen lock, perhaps of another device. */
  challengeMs: 5 * MINUTE,
} as const;

export const SESSION_LIFE_MS = 30 * DAY;

export const SESSION_IDLE_MS = 7 * DAY;

export const SESSIONS_PER_USER = 10;

/** How long the assets of a replaced release are kept for open tabs: as long as a session. */
export const ASSETS_LIFE_MS = SESSION_LIFE_MS;
