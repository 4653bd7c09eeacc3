// Limits of the mail queue.
import { DAY, MINUTE, SECOND } from '../clock.ts';

/** Lifetime of an ordinary mail in the queue; a code is sent while it is valid. */
export const MAIL_LIFE_MS = 3 * DAY;

/** Lease of a mail, renewed during delivery; a crash delays a mail by at most this. */
export const MAIL_LEASE_MS = 20 * SECOND;

/** Deliveries of one server (mail/mailer.ts). */
export const MAIL_DELIVERY = {
  /** Mails sent at once, each to another domain; the last free lane takes codes only. */
  lanes: 4,
  /** Time limit of a mail with a code, which is worthless after three minutes. */
  codeMs: 15 * SECOND,
  /** Time limit of others; long, because aborting a slow mail server may deliver a mail twice. */
  otherMs: MINUTE,
} as const;
