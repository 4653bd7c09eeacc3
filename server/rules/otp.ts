import { randomInt } from 'node:crypto';

const CODES = 1_000_000;

/** Six random digits as text, which keeps leading zeros (product 10.4). */
export function newCode(): string {
  return String(randomInt(CODES)).padStart(6, '0');
}

/** Message for a rejected code. */
export function refusalOf(triesLeft: number): string {
  if (triesLeft <= 0)
    return 'That code is not right and cannot be used any more. Ask for a new one.';
  const tries = triesLeft === 1 ? '1 try' : `${triesLeft} tries`;
  return `That code is not right. ${tries} left.`;
}
