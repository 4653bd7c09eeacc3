import { createHash } from 'node:crypto';
import type { Challenge } from '../../src/contract/common.ts';
import { isoAfter } from '../clock.ts';
import { PROOF } from '../limits/signIn.ts';
import { newToken } from '../secrets.ts';
import type { Secrets } from '../secrets.ts';

/** Header of a request that repeats a challenged one: the salt of the challenge, a space and the number. */
export const PROOF_HEADER = 'Proof-Of-Work';
const FORMAT = /^(?<salt>(?<expiry>[\d:.TZ-]{24}) [\w-]{43}) (?<number>\d{1,7})$/;

/** The number to find; it follows from salt and secret, so that no server has to remember a challenge. */
export function numberOf(secrets: Secrets, salt: string): number {
  return Number.parseInt(secrets.hash('proof', salt).slice(0, 12), 16) % PROOF.numbers;
}

/** A challenge for a browser: finding the number takes at most PROOF.numbers hashes, checking it takes one. */
export function createChallenge(secrets: Secrets, now: Date): Challenge {
  const salt = `${isoAfter(now, PROOF.lifeMs)} ${newToken()}`;
  const target = createHash('sha256')
    .update(`${salt} ${numberOf(secrets, salt)}`)
    .digest('hex');
  return { salt, target, numbers: PROOF.numbers };
}

/** Salt of a valid proof; the caller has to check that it was not used before. */
export function saltOfProof(
  secrets: Secrets,
  proof: string | undefined,
  now: Date,
): string | undefined {
  const { salt = '', expiry = '', number } = FORMAT.exec(proof ?? '')?.groups ?? {};
  const isRight = expiry > now.toISOString() && Number(number) === numberOf(secrets, salt);
  return isRight ? salt : undefined;
}
