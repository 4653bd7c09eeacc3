import { randomInt } from 'node:crypto';

const CODES = 1_000_000;

/** Six random digits as text, which keeps leading zeros (product 10.4). */
export function newCode(): string {
  return String(randomInt(CODES)).padStart(6, '0');
}
