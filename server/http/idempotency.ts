import { createHash } from 'node:crypto';
import { isoAfter } from '../clock.ts';
import { IDEMPOTENCY_LIFE_MS } from '../config.ts';
import type { Tx } from '../db/open.ts';
import { claimKey, saveAnswer } from '../repositories/idempotencyKeys.ts';
import type { IntentKey } from '../repositories/idempotencyKeys.ts';
import type { Services } from '../services.ts';
import { HttpError } from './errors.ts';

/** What a caller wants done once. */
export interface Intent {
  /** The call, e.g. `place-order`. */
  call: string;
  /** Who calls; keys of different callers never meet. */
  caller: string;
  idempotencyKey: string | undefined;
  /** Validated query and body; a repeat has to say the same. */
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
 * Does the work in one transaction and, when the caller sent a key, keeps its answer: a repeat gets the same answer
 * and nothing is done twice. A failure keeps nothing, so it can be tried again.
 * @throws HttpError 422 when the key came with another request before
 */
export async function once<Answer>(
  services: Pick<Services, 'db' | 'clock'>,
  intent: Intent,
  work: (trx: Tx) => Promise<Answer>,
): Promise<Answer> {
  const intentKey = intentKeyOf(intent);
  const now = services.clock.now();
  return services.db.transaction().execute(async (trx) => {
    if (!intentKey) return work(trx);
    const requestHash = fingerprint(intent.request);
    const first = await claimKey(trx, {
      ...intentKey,
      requestHash,
      now: now.toISOString(),
      expiredBefore: isoAfter(now, -IDEMPOTENCY_LIFE_MS),
    });
    if (first && first.request_hash !== requestHash) {
      throw new HttpError(
        422,
        'This Idempotency-Key was used for another request. Make a new one.',
      );
    }
    if (first) return JSON.parse(first.answer) as Answer;
    const answer = await work(trx);
    await saveAnswer(trx, intentKey, answer);
    return answer;
  });
}
