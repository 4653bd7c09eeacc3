import { parseUser } from '@/api/parsers/session';
import { asRecord, asText } from '@/lib/coerce';
import { isSessionToken } from '@/lib/sessionToken';
import { persistedSlice, readPersisted, storageKeyOf } from './persistedSlice';
import { authSlice, type Session } from './slices/authSlice';

export const AUTH_STORAGE_KEY = storageKeyOf(authSlice.reducerPath);

/** The session in a stored or received record; `null` when a part is unusable. */
export function readSession(value: unknown): Session | null {
  const record = asRecord(value);
  const { token, role, user } = record;
  if (!isSessionToken(token) || asText(asRecord(user)['email']) === undefined) return null;
  return { token, role: asText(role) ?? 'user', user: parseUser(user) };
}

/** The session in the raw text of redux-persist. */
export const parseStoredSession = (raw: string | null): Session | null =>
  readSession(readPersisted(raw));

/** The session, and nothing else, survives a reload (product 10.11). Other tabs follow in `followSession`. */
export const persistedAuth = persistedSlice(authSlice, {
  fields: ['token', 'user', 'role'],
  restore: (stored, state) => (state.token === null ? { ...state, ...readSession(stored) } : state),
});
