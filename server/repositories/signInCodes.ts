import type { ExpressionBuilder } from 'kysely';
import { isoAfter } from '../clock.ts';
import type { Queryable } from '../db/open.ts';
import type { Tables } from '../db/tables.ts';
import { CODE_LIFE_MS, CODE_TRIES } from '../limits/signIn.ts';

/** Outcome of a guess. */
export type GuessResult =
  { state: 'right' } | { state: 'wrong'; triesLeft: number } | { state: 'dead' };

/** The client that requests or enters a code. */
export interface Requester {
  email: string;
  /** Hash of the device cookie. */
  device: string;
  /** Keyed hash of the client's IPv4 address or IPv6 /64. */
  network: string;
}

/**
 * Stores a code, which replaces the code of the same device; without cookies, of the same network.
 * Codes of other requesters stay valid, so that a stranger's request does not invalidate a customer's code.
 * @param code.isBound whether only this device may use it
 */
export async function saveCode(
  db: Queryable,
  code: Requester & { codeHash: string; isBound: boolean },
  now: Date,
) {
  const { email, device, network } = code;
  await db
    .deleteFrom('sign_in_codes')
    .where('email', '=', email)
    .where('network', '=', network)
    .where('is_bound', '=', 0)
    .execute();
  const fresh = {
    network,
    code_hash: code.codeHash,
    created_at: now.toISOString(),
    expires_at: isoAfter(now, CODE_LIFE_MS),
    is_bound: code.isBound ? 1 : 0,
    attempts: 0,
    used_at: null,
  };
  await db
    .insertInto('sign_in_codes')
    .values({ email, device, ...fresh })
    .onConflict((oc) => oc.columns(['email', 'device']).doUpdateSet(fresh))
    .execute();
}

/**
 * Subquery for the device whose code is compared: the requester's, else the newest unbound one, same network first.
 * Clients without cookies can therefore sign in, even after a change of network.
 */
function deviceOfCode(requester: Requester, now: Date) {
  return (eb: ExpressionBuilder<Tables, 'sign_in_codes'>) =>
    eb
      .selectFrom('sign_in_codes as candidate')
      .select('candidate.device')
      .where('candidate.email', '=', requester.email)
      .where('candidate.used_at', 'is', null)
      .where('candidate.attempts', '<', CODE_TRIES)
      .where('candidate.expires_at', '>', now.toISOString())
      .where((candidate) =>
        candidate.or([
          candidate('candidate.device', '=', requester.device),
          candidate('candidate.is_bound', '=', 0),
        ]),
      )
      .orderBy((candidate) =>
        candidate
          .case()
          .when('candidate.device', '=', requester.device)
          .then(0)
          .when('candidate.network', '=', requester.network)
          .then(1)
          .else(2)
          .end(),
      )
      .orderBy('candidate.created_at', 'desc')
      .limit(1);
}

/**
 * Counts and compares a guess, in one statement: of concurrent right guesses exactly one succeeds, and no code is
 * compared more often than CODE_TRIES.
 */
export async function guessCode(
  db: Queryable,
  guess: Requester & { codeHash: string },
  now: Date,
): Promise<GuessResult> {
  const row = await db
    .updateTable('sign_in_codes')
    .set((eb) => ({
      attempts: eb('attempts', '+', 1),
      used_at: eb
        .case()
        .when('code_hash', '=', guess.codeHash)
        .then(now.toISOString())
        .else(null)
        .end(),
    }))
    .where('email', '=', guess.email)
    .where('device', '=', deviceOfCode(guess, now))
    .where('used_at', 'is', null)
    .where('attempts', '<', CODE_TRIES)
    .where('expires_at', '>', now.toISOString())
    .returning(['attempts', 'used_at'])
    .executeTakeFirst();
  if (!row) return { state: 'dead' };
  if (row.used_at !== null) return { state: 'right' };
  return { state: 'wrong', triesLeft: CODE_TRIES - row.attempts };
}
