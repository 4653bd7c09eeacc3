import { newId } from '../ids.ts';
import { MINUTE, isoAfter } from '../clock.ts';
import { SESSIONS_PER_USER, SESSION_IDLE_MS, SESSION_LIFE_MS } from '../limits/signIn.ts';
import { isOutage } from '../db/errors.ts';
import type { Queryable } from '../db/open.ts';
import type { DeviceName } from '../rules/deviceName.ts';
import { newToken, tokenHash } from '../secrets.ts';

/** The user of a session. */
export interface SessionUser {
  id: string;
  email: string;
  name: string | null;
  sessionId: string;
}

export type SessionLookup =
  { state: 'live'; user: SessionUser } | { state: 'expired' } | { state: 'unknown' };

/** Minimum interval of `last_seen_at` updates, so that most reads do not write. */
const TOUCH_INTERVAL_MS = 5 * MINUTE;

/**
 * Creates a session and revokes the oldest ones beyond the limit.
 * @returns the token, which is not stored
 */
export async function openSession(
  db: Queryable,
  userId: string,
  now: Date,
  { browser, system }: DeviceName = {},
): Promise<string> {
  const token = newToken();
  await db
    .insertInto('sessions')
    .values({
      id: newId(),
      user_id: userId,
      token_hash: tokenHash(token),
      created_at: now.toISOString(),
      expires_at: isoAfter(now, SESSION_LIFE_MS),
      last_seen_at: now.toISOString(),
      revoked_at: null,
      browser: browser ?? null,
      system: system ?? null,
    })
    .execute();
  await revokeOldest(db, userId, now);
  return token;
}

async function revokeOldest(db: Queryable, userId: string, now: Date) {
  const kept = db
    .selectFrom('sessions')
    .select('id')
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(SESSIONS_PER_USER);
  await db
    .updateTable('sessions')
    .set({ revoked_at: now.toISOString() })
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .where('id', 'not in', kept)
    .execute();
}

/** Finds the user of a token and updates the session's last use. */
export async function findSession(db: Queryable, token: string, now: Date): Promise<SessionLookup> {
  const row = await db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select(['sessions.id', 'user_id', 'expires_at', 'last_seen_at', 'email', 'name'])
    .where('token_hash', '=', tokenHash(token))
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
  if (!row) return { state: 'unknown' };
  const idleSince = isoAfter(now, -SESSION_IDLE_MS);
  if (row.expires_at <= now.toISOString() || row.last_seen_at <= idleSince) {
    return { state: 'expired' };
  }
  if (row.last_seen_at <= isoAfter(now, -TOUCH_INTERVAL_MS)) await touch(db, row.id, now);
  const user = { id: row.user_id, email: row.email, name: row.name, sessionId: row.id };
  return { state: 'live', user };
}

/** Updates the last use; while nothing can be written, e.g. on a full disk, reads work all the same. */
async function touch(db: Queryable, id: string, now: Date) {
  await db
    .updateTable('sessions')
    .set({ last_seen_at: now.toISOString() })
    .where('id', '=', id)
    .execute()
    .catch((error: unknown) => {
      if (!isOutage(error)) throw error;
    });
}

/** A session and its owner, so that queries never find other customers' sessions. */
export interface OwnSession {
  id: string;
  userId: string;
}

/** Sessions that are signed in. */
function allLiveSessions(db: Queryable, now: Date) {
  return db
    .selectFrom('sessions')
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now.toISOString())
    .where('last_seen_at', '>', isoAfter(now, -SESSION_IDLE_MS));
}

/** Sessions of a user that are signed in. */
function liveSessions(db: Queryable, userId: string, now: Date) {
  return allLiveSessions(db, now).where('user_id', '=', userId);
}

/** Query for the id of the user of a session that is signed in. */
export function ownerOfSession(db: Queryable, id: string, now: Date) {
  return allLiveSessions(db, now).select('user_id').where('id', '=', id);
}

/** Sessions of a user that are signed in, the latest used first. */
export async function listSessions(db: Queryable, userId: string, now: Date) {
  return liveSessions(db, userId, now)
    .select(['id', 'browser', 'system', 'created_at', 'last_seen_at'])
    .orderBy('last_seen_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

/** Whether a session of a user is signed in. */
export async function isSessionLive(db: Queryable, { id, userId }: OwnSession, now: Date) {
  const found = liveSessions(db, userId, now).select('id').where('id', '=', id);
  return (await found.executeTakeFirst()) !== undefined;
}

/** Revokes a session. @returns whether it was signed in */
export async function revokeSession(
  db: Queryable,
  { id, userId }: OwnSession,
  now: Date,
): Promise<boolean> {
  const result = await db
    .updateTable('sessions')
    .set({ revoked_at: now.toISOString() })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** Revokes all sessions of a user. @returns how many were active */
export async function revokeSessions(db: Queryable, userId: string, now: Date): Promise<number> {
  const result = await db
    .updateTable('sessions')
    .set({ revoked_at: now.toISOString() })
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now.toISOString())
    .executeTakeFirst();
  return Number(result.numUpdatedRows);
}
