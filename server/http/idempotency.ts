import { createHash } from 'node:crypto';
import { isoAfter } from '../clock.ts';
import type { Clock } from '../clock.ts';
import type { Tx } from '../db/open.ts';
import { IDEMPOTENCY_LIFE_MS } from '../limits/customers.ts';
import { claimKey, saveResponse } from '../repositories/idempotencyKeys.ts';
import type { IntentKey } from '../repositories/idempotencyKeys.ts';
import { HttpError } from './errors.ts';
import type { Write } from './write.ts';

/** A request that must take effect only once. */
export interface Intent {
  /** Name of the endpoint, e.g. `place-order`. */
  call: string;
  /** Id of the caller, so that keys of different callers never collide. */
  caller: string;
  idempotencyKey: string | undefined;
  /** Validated query and body; a repeated request must have the same. */
  request: unknown;
}

function fingerprint(request: unknown): string {
  return createHash('sha256').update(JSON.stringify(request)).digest('hex');
}

export function intentKeyOf(intent: Intent): IntentKey | undefined {
  if (intent.idempotencyKey === undefined) return undefined;
  return { scope: `${intent.call}:${intent.caller}`, key: intent.idempotencyKey };
}

/**
 * Runs the work in one transaction and stores the response under the caller's key, if any. A repeated request gets the
 * stored response. A failure stores nothing, so that the request can be retried.
 * @throws HttpError 422 when the key was used with another request
 */
export async function withIdempotency<Result>(
  { write, services }: { write: Write; services: { clock: Clock } },
  intent: Intent,
  work: (trx: Tx) => Promise<Result>,
): Promise<Result> {
  const intentKey = intentKeyOf(intent);
  const now = services.clock.now();
  return write(async (trx) => {
    if (!intentKey) return work(trx);
    const requestHash = fingerprint(intent.request);
    const first = await claimKey(trx, {
      ...intentKey,
      requestHash,
      now: now.toISOString(),
      expiredBefore: isoAfter(now, -IDEMPOTENCY_LIFE_MS),
    });
    if (first && first.request_hash !== requestHash) {
      throw new HttpError(422, (m) => m.requests.keyReused);
    }
    if (first) return JSON.parse(first.answer) as Result;
    const response = await work(trx);
    await saveResponse(trx, intentKey, response);
    return response;
  });
}
