import type { Limits } from '../config.ts';
import type { Tx } from '../db/open.ts';
import { count } from '../repositories/throttles.ts';
import type { Counter } from '../repositories/throttles.ts';
import type { Services } from '../services.ts';
import { tooMany } from './errors.ts';

/** Subject of the limits that everybody shares. */
export const SITE = 'site';

/** A limit of one e-mail address, client, user or the site, under a hashed name. */
export function counterOf(
  { config, vault }: Pick<Services, 'config' | 'vault'>,
  bucket: keyof Limits,
  subject: string,
): Counter {
  return { bucket, subject: vault.hash(bucket, subject), policy: config.limits[bucket] };
}

/**
 * Counts one time against every limit. A refusal undoes the transaction, so it does not count itself.
 * @throws HttpError 429
 */
export async function countOrRefuse(
  trx: Tx,
  { clock, log }: Pick<Services, 'clock' | 'log'>,
  counters: readonly Counter[],
  message: string,
): Promise<void> {
  for (const counter of counters) {
    const wait = await count(trx, counter, clock.now());
    if (wait === 0) continue;
    if (counter.bucket.endsWith('Site')) {
      log.warn('A limit of the whole shop is reached.', { limit: counter.bucket });
    }
    throw tooMany(message, wait);
  }
}
