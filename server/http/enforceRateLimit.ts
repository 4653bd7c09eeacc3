import { isOutage } from '../db/errors.ts';
import type { Tx } from '../db/open.ts';
import { RESERVED_FOR_FIRST_REQUESTS } from '../limits.ts';
import type { Limits } from '../rateLimits.ts';
import { count } from '../repositories/throttles.ts';
import type { Counter } from '../repositories/throttles.ts';
import { countWithin, shareOf } from '../rules/throttle.ts';
import type { ThrottlePolicy } from '../rules/throttle.ts';
import type { MessageText } from '../messages/messages.ts';
import { waitOf } from '../rules/wait.ts';
import type { Services } from '../services.ts';
import type { ClientNetworks } from './client.ts';
import { tooMany } from './errors.ts';
import type { HttpError } from './errors.ts';

/** Limits shared by all clients. */
type SiteBucket = Extract<keyof Limits, `${string}Site`>;
/** Subject of the shared limits. */
const SITE = 'site';

/** Counters that apply to one request. */
export interface RateLimit {
  /** Per e-mail address, customer or device. */
  subjects?: readonly Counter[];
  /** Per network of the client, narrowest first. */
  networks?: readonly Counter[];
  /** Shared by all clients. */
  site?: Counter;
  /** Error message when only limits shared with other clients are exceeded; by default the same as for others. */
  sharedReason?: MessageText;
}

/** A counter for one subject, stored under a keyed hash. */
export function counterOf(
  { config, secrets }: Pick<Services, 'config' | 'secrets'>,
  bucket: keyof Limits,
  subject: string,
): Counter {
  return { bucket, subject: secrets.hash(bucket, subject), policy: config.limits[bucket] };
}

/** Counters for a client and for each wider network. */
export function networkCounters(
  services: Pick<Services, 'config' | 'secrets'>,
  buckets: { client: keyof Limits; network: keyof Limits },
  [client, ...wider]: ClientNetworks,
): Counter[] {
  return [
    counterOf(services, buckets.client, client),
    ...wider.map((network) => counterOf(services, buckets.network, network)),
  ];
}

/** Counter of a shared limit. */
export function siteCounter(
  services: Pick<Services, 'config' | 'secrets'>,
  bucket: SiteBucket,
): Counter {
  return counterOf(services, bucket, SITE);
}

/**
 * The part of a shared limit that a request may use. Only a network's first request may use the reserve, so that a few
 * busy networks cannot exhaust the limit for everybody.
 */
function siteAllowance(site: Counter, earlier: readonly number[], now: Date): ThrottlePolicy {
  const isQuiet = countWithin(earlier, site.policy, now.getTime()) === 0;
  return isQuiet ? site.policy : shareOf(site.policy, 1 - RESERVED_FOR_FIRST_REQUESTS);
}

/** @returns HttpError 429 with a reason, to which the wait is appended */
export function tooManyFor(waitMs: number, reason: MessageText): HttpError {
  const { count: units, unit } = waitOf(waitMs);
  return tooMany((m) => m.requests.tryAgainIn(reason(m), m.requests.wait(units, unit)), waitMs);
}

/**
 * Counts a request against all limits that apply to it.
 * A rejection rolls back the transaction, so a rejected request is not counted.
 * @param reason error message, to which the wait is appended
 * @throws HttpError 429 with the longest wait
 */
export async function enforceRateLimit(
  trx: Tx,
  { clock, logSharedLimit }: Pick<Services, 'clock' | 'logSharedLimit'>,
  { subjects = [], networks = [], site, sharedReason }: RateLimit,
  reason: MessageText,
): Promise<void> {
  const now = clock.now();
  const ownWaits = [0];
  const sharedWaits = [0];
  for (const counter of subjects) ownWaits.push((await count(trx, counter, now)).waitMs);
  let earlierOfWidest: readonly number[] = [];
  for (const [index, counter] of networks.entries()) {
    const { waitMs, earlier } = await count(trx, counter, now);
    (index === 0 ? ownWaits : sharedWaits).push(waitMs);
    earlierOfWidest = earlier;
  }
  if (site) {
    const allowance = siteAllowance(site, earlierOfWidest, now);
    const { waitMs } = await count(trx, site, now, allowance);
    if (waitMs > 0) logSharedLimit(site.bucket);
    sharedWaits.push(waitMs);
  }
  const longest = Math.max(...ownWaits, ...sharedWaits);
  if (longest === 0) return;
  const shown = Math.max(...ownWaits) > 0 ? reason : (sharedReason ?? reason);
  throw tooManyFor(longest, shown);
}

/**
 * Counts a read in a transaction of its own. It is not counted while nothing can be written, e.g. on a full disk.
 * @throws HttpError 429
 */
export async function limitReads(
  services: Pick<Services, 'db' | 'clock' | 'logSharedLimit'>,
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
