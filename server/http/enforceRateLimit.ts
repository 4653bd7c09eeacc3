import type { Challenge } from '../../src/contract/common.ts';
import { isOutage } from '../db/errors.ts';
import type { Tx } from '../db/open.ts';
import { CLIENTS_PER_NETWORK } from '../limits/clients.ts';
import type { Limits } from '../rateLimits.ts';
import type { MessageText } from '../messages/messages.ts';
import { count } from '../repositories/throttles.ts';
import type { Counter } from '../repositories/throttles.ts';
import { timesPolicy } from '../rules/throttle.ts';
import { waitOf } from '../rules/wait.ts';
import type { Services } from '../services.ts';
import type { ClientNetworks } from './client.ts';
import { tooMany } from './errors.ts';
import type { HttpError } from './errors.ts';
import { createChallenge, saltOfProof } from './proofOfWork.ts';

type Hashing = Pick<Services, 'config' | 'secrets'>;

/** Counters that apply to one request. */
export interface RateLimit {
  /** Per e-mail address, customer, device or client; beyond them the request is refused. */
  subjects: readonly Counter[];
  /** Beyond them the request needs a proof of work. */
  unproven?: UnprovenLimit;
}

export interface UnprovenLimit {
  counters: readonly Counter[];
  /** Proof of the request, if any. */
  proof: string | undefined;
  /** Error message of a request without one. */
  reason: MessageText;
}

/** A counter for one subject, stored under a keyed hash. */
export function counterOf(
  { config, secrets }: Hashing,
  bucket: keyof Limits,
  subject: string,
): Counter {
  return { bucket, subject: secrets.hash(bucket, subject), policy: config.limits[bucket] };
}

/** Counters for a client and for each wider network, which has ten times as many. */
export function clientCounters(
  hashing: Hashing,
  bucket: keyof Limits,
  [client, ...wider]: ClientNetworks,
): Counter[] {
  const networks = wider.map((network) => counterOf(hashing, bucket, network));
  return [
    counterOf(hashing, bucket, client),
    ...networks.map((counter) => ({
      ...counter,
      policy: timesPolicy(counter.policy, CLIENTS_PER_NETWORK),
    })),
  ];
}

/** Counts a request. @returns the longest wait in ms, 0 when all counters allow it */
async function countAll(trx: Tx, counters: readonly Counter[], now: Date): Promise<number> {
  let longest = 0;
  for (const counter of counters) {
    longest = Math.max(longest, await count(trx, counter, now));
  }
  return longest;
}

/** @returns HttpError 429 with a reason, to which the wait is appended */
export function tooManyFor(
  waitMs: number,
  reason: MessageText,
  details?: { challenge: Challenge },
): HttpError {
  const { count: units, unit } = waitOf(waitMs);
  const text: MessageText = (m) => m.requests.tryAgainIn(reason(m), m.requests.wait(units, unit));
  return tooMany(text, waitMs, details);
}

/** Whether the request has a proof that no other request has used. */
async function isProven(trx: Tx, services: Services, proof: string | undefined): Promise<boolean> {
  const now = services.clock.now();
  const salt = saltOfProof(services.secrets, proof, now);
  return salt !== undefined && (await count(trx, counterOf(services, 'proofs', salt), now)) === 0;
}

/**
 * Counts a request against all limits that apply to it. A rejection rolls back the transaction, so a rejected request is
 * not counted, and its proof can be used again.
 * @param reason error message, to which the wait is appended
 * @throws HttpError 429 with the longest wait, and a challenge when a proof of work is enough
 */
export async function enforceRateLimit(
  trx: Tx,
  services: Services,
  { subjects, unproven }: RateLimit,
  reason: MessageText,
): Promise<void> {
  const now = services.clock.now();
  const waitMs = await countAll(trx, subjects, now);
  if (waitMs > 0) throw tooManyFor(waitMs, reason);
  if (!unproven || (await isProven(trx, services, unproven.proof))) return;
  const unprovenWaitMs = await countAll(trx, unproven.counters, now);
  if (unprovenWaitMs === 0) return;
  services.logChallenge();
  const challenge = createChallenge(services.secrets, now);
  throw tooManyFor(unprovenWaitMs, unproven.reason, { challenge });
}

/**
 * Counts a read in a transaction of its own. It is not counted while nothing can be written, e.g. on a full disk.
 * @throws HttpError 429
 */
export async function limitReads(
  services: Services,
  limits: RateLimit,
  reason: MessageText,
): Promise<void> {
  const { db } = services;
  await db
    .transaction()
    .execute((trx) => enforceRateLimit(trx, services, limits, reason))
    .catch((error: unknown) => {
      if (!isOutage(error)) throw error;
    });
}
