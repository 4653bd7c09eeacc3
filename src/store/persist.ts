import type { Reducer } from '@reduxjs/toolkit';
import { persistReducer, type PersistConfig, type Storage } from 'redux-persist';
import { parseUser } from '@/api/parsers/session';
import { asRecord, asText, type UnknownRecord } from '@/lib/coerce';
import { isSessionToken } from '@/lib/sessionToken';
import type { AuthState, Session } from './slices/authSlice';

/** Storage key of redux-persist: `persist:auth` holds token, user and role (product 10.11). */
export const AUTH_KEY = 'auth';
export const AUTH_STORAGE_KEY = `persist:${AUTH_KEY}`;

/** The session in a stored or received record; `null` when a part is unusable. */
export function readSession(value: unknown): Session | null {
  const record = asRecord(value);
  const { token, role, user } = record;
  if (!isSessionToken(token) || asText(asRecord(user)['email']) === undefined) return null;
  return { token, role: asText(role) ?? 'user', user: parseUser(user) };
}

/** Storage that never throws: falls back to memory when local storage is missing, full or forbidden. */
export function createSafeStorage(getLocalStorage: () => globalThis.Storage | undefined): Storage {
  const memory = new Map<string, string>();
  const attempt = <T>(access: (storage: globalThis.Storage) => T): T | undefined => {
    try {
      const storage = getLocalStorage();
      return storage && access(storage);
    } catch {
      return undefined;
    }
  };
  return {
    getItem: (key: string) =>
      Promise.resolve(memory.get(key) ?? attempt((storage) => storage.getItem(key)) ?? null),
    setItem: (key: string, value: string) => {
      const isStored = attempt((storage) => {
        storage.setItem(key, value);
        return true;
      });
      if (isStored) memory.delete(key);
      else memory.set(key, value);
      return Promise.resolve();
    },
    removeItem: (key: string) => {
      memory.delete(key);
      attempt((storage) => storage.removeItem(key));
      return Promise.resolve();
    },
  };
}

/** Wraps the auth reducer so that the session, and nothing else, survives a reload. */
export function persistAuth(reducer: Reducer<AuthState>, storage: Storage) {
  const config: PersistConfig<AuthState> = {
    key: AUTH_KEY,
    version: 1,
    storage,
    whitelist: ['token', 'user', 'role'],
    stateReconciler: (inbound: unknown, _original: AuthState, reduced: AuthState) => {
      if (reduced.token !== null) return reduced;
      return { ...reduced, ...readSession(inbound) };
    },
    writeFailHandler: () => undefined,
    // The storage always resolves, so the timeout of redux-persist would only keep a timer running.
    timeout: 0,
  };
  return persistReducer<AuthState>(config, reducer);
}

/** The fields in the raw text of redux-persist, in which every value is JSON again; none when it is unusable. */
export function readPersisted(raw: string | null): UnknownRecord {
  try {
    const fields = Object.entries(asRecord(JSON.parse(raw ?? 'null')));
    return Object.fromEntries(
      fields.map(([key, value]) => [key, JSON.parse(asText(value) ?? 'null') as unknown]),
    );
  } catch {
    return {};
  }
}

/** The session in the raw text of redux-persist. */
export const parseStoredSession = (raw: string | null): Session | null =>
  readSession(readPersisted(raw));
