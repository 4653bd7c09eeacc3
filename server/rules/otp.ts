import { randomInt } from 'node:crypto';

const CODES = 1_000_000;

/** Six random digits as text, so that leading zeros stay (spec §9). */
export function newCode(): string {
  return String(randomInt(CODES)).padStart(6, '0');
}

/** What the shopper is told about a code that was not accepted. */
export function refusalOf(triesLeft: number): string {
  if (triesLeft <= 0)
    return 'That code is not right and cannot be used any more. Ask for a new one.';
  const tries = triesLeft === 1 ? '1 try' : `${triesLeft} tries`;
  return `That code is not right. ${tries} left.`;
}
