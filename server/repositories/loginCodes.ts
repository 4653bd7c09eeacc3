import { isoAfter } from '../clock.ts';
import { CODE_LIFE_MS, CODE_TRIES } from '../config.ts';
import type { Queryable } from '../db/open.ts';

/** What became of a guess. */
export type GuessResult =
  { state: 'right' } | { state: 'wrong'; triesLeft: number } | { state: 'dead' };

/** Keeps a new code for an address; a code sent earlier is dead from now on. */
export async function saveCode(
  db: Queryable,
  code: { email: string; codeHash: string },
  now: Date,
): Promise<void> {
  const fresh = {
    code_hash: code.codeHash,
    created_at: now.toISOString(),
    expires_at: isoAfter(now, CODE_LIFE_MS),
    attempts: 0,
    used_at: null,
  };
  await db
    .insertInto('login_codes')
    .values({ email: code.email, ...fresh })
    .onConflict((oc) => oc.column('email').doUpdateSet(fresh))
    .execute();
}

/**
 * Spends one guess. Counting, comparing and using up are one statement, so of any number of parallel right guesses
 * exactly one succeeds, and never more than five guesses are looked at.
 */
export async function guessCode(
  db: Queryable,
  guess: { email: string; codeHash: string },
  now: Date,
): Promise<GuessResult> {
  const row = await db
    .updateTable('login_codes')
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
    .where('used_at', 'is', null)
    .where('attempts', '<', CODE_TRIES)
    .where('expires_at', '>', now.toISOString())
    .returning(['attempts', 'used_at'])
    .executeTakeFirst();
  if (!row) return { state: 'dead' };
  if (row.used_at !== null) return { state: 'right' };
  return { state: 'wrong', triesLeft: CODE_TRIES - row.attempts };
}

/** Forgets codes that ran out before a time. */
export async function purgeCodes(db: Queryable, before: string): Promise<void> {
  await db.deleteFrom('login_codes').where('expires_at', '<', before).execute();
}
