import { randomInt } from 'node:crypto';
import { dubaiWallClock } from './dubaiTime.ts';

/** Without characters that look or sound alike: 0 O 1 I L U. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const SUFFIX_LENGTH = 5;

/**
 * Generates an order number that is easy to read aloud: shop, day in Dubai, five characters, e.g. `SDL-261121-7K3QF`.
 * The storefront shows the last five (product 11.3).
 */
export const newOrderNumber = (now: Date): string => newNumber('SDL', now);

/** Number of a quote, e.g. `Q-261126-7K3QF`. */
export const newQuoteNumber = (now: Date): string => newNumber('Q', now);

/** Number of a complaint, e.g. `C-261127-7K3QF`. */
export const newComplaintNumber = (now: Date): string => newNumber('C', now);

/** Number of a request for samples, e.g. `S-261127-7K3QF`. */
export const newSampleNumber = (now: Date): string => newNumber('S', now);

function newNumber(prefix: string, now: Date): string {
  const day = dubaiWallClock(now).slice(2, 10).replaceAll('-', '');
  const suffix = Array.from({ length: SUFFIX_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]);
  return `${prefix}-${day}-${suffix.join('')}`;
}
