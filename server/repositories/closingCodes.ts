import { isoAfter } from '../clock.ts';
import type { Queryable } from '../db/open.ts';
import { CODE_LIFE_MS, CODE_TRIES } from '../limits/signIn.ts';
import type { OwnSession } from './sessions.ts';
import type { GuessResult } from './signInCodes.ts';

/** Stores a code, which replaces the code of the same session. No other session can use it. */
export async function saveClosingCode(
  db: Queryable,
  { id, userId, codeHash }: OwnSession & { codeHash: string },
  now: Date,
) {
  const fresh = {
    code_hash: codeHash,
    created_at: now.toISOString(),
    expires_at: isoAfter(now, CODE_LIFE_MS),
    attempts: 0,
    used_at: null,
  };
  await db
    .insertInto('closing_codes')
    .values({ session_id: id, user_id: userId, ...fresh })
    .onConflict((oc) => oc.column('session_id').doUpdateSet(fresh))
    .execute();
}

/** Counts and compares a guess in one statement, as for sign-in codes. */
export async function guessClosingCode(
  db: Queryable,
  { id, userId, codeHash }: OwnSession & { codeHash: string },
  now: Date,
): Promise<GuessResult> {
  const row = await db
    .updateTable('closing_codes')
    .set((eb) => ({
      attempts: eb('attempts', '+', 1),
      used_at: eb.case().when('code_hash', '=', codeHash).then(now.toISOString()).else(null).end(),
    }))
    .where('session_id', '=', id)
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .where('attempts', '<', CODE_TRIES)
    .where('expires_at', '>', now.toISOString())
    .returning(['attempts', 'used_at'])
    .executeTakeFirst();
  if (!row) return { state: 'dead' };
  if (row.used_at !== null) return { state: 'right' };
  return { state: 'wrong', triesLeft: CODE_TRIES - row.attempts };
}
