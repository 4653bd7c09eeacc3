import { afterEach, describe, expect, it, jest } from '@jest/globals';
import type { Persistor } from 'redux-persist';
import { startPersistence } from '@/store/makeStore';
import { AUTH_STORAGE_KEY, parseStoredSession, readSession } from '@/store/persistedAuth';
import { createSafeStorage } from '@/store/safeStorage';
import { signOut } from '@/store/signOut';
import { selectIsSessionKnown, selectToken, selectUser, signedIn } from '@/store/slices/authSlice';
import { createTestStore } from '../support/fakeApi';
import { createMemoryStorage } from '../support/memoryStorage';
import { until } from '../support/until';
import { buildSession } from '@/fixtures/session.fixtures';

const session = buildSession();
const stored = (parts: object) =>
  JSON.stringify(
    Object.fromEntries(
      Object.entries(parts).map(([key, value]: [string, unknown]) => [key, JSON.stringify(value)]),
    ),
  );
const storedSession = stored(session);

const running: Persistor[] = [];
afterEach(() => running.splice(0).forEach((persistor) => persistor.pause()));

/** A store that has rehydrated from this storage. */
async function openPage(getStorage: () => Storage | undefined) {
  const shop = createTestStore(undefined, { storage: createSafeStorage(getStorage) });
  const persistor = startPersistence(shop.store);
  running.push(persistor);
  await until(() => selectIsSessionKnown(shop.store.getState()));
  return { ...shop, persistor };
}

const throwing = (): never => {
  throw new DOMException('Full', 'QuotaExceededError');
};

describe('the persisted session', () => {
  it('is restored after a reload', async () => {
    const storage = createMemoryStorage();
    const first = await openPage(() => storage);
    first.store.dispatch(signedIn(session));
    await first.persistor.flush();

    const second = await openPage(() => storage);

    expect(selectToken(second.store.getState())).toBe(session.token);
    expect(selectUser(second.store.getState())).toEqual(session.user);
  });

  it('contains only token, user and role', async () => {
    const storage = createMemoryStorage();
    const { store, persistor } = await openPage(() => storage);
    store.dispatch(signedIn(session));
    await persistor.flush();

    expect(storage.length).toBe(1);
    const fields = JSON.parse(storage.getItem(AUTH_STORAGE_KEY) ?? '{}') as object;
    expect(Object.keys(fields).sort()).toEqual(['_persist', 'role', 'token', 'user']);
  });

  it.each([
    ['no JSON', '{{{'],
    ['a JSON string', '"hello"'],
    ['fields that are no JSON', '{"token":"{{{"}'],
    ['a token that is invalid in a header', stored({ ...session, token: 'two words\n' })],
    ['a token that is no string', stored({ ...session, token: { evil: true } })],
    ['a token without a user', stored({ token: session.token })],
  ])('is ignored when it is %s', async (_what, raw) => {
    const storage = createMemoryStorage({ [AUTH_STORAGE_KEY]: raw });

    const { store } = await openPage(() => storage);

    expect(selectToken(store.getState())).toBeNull();
  });

  it('does not override a sign-in before rehydration', async () => {
    const storage = createMemoryStorage({ [AUTH_STORAGE_KEY]: storedSession });
    const shop = createTestStore(undefined, { storage: createSafeStorage(() => storage) });
    const persistor = startPersistence(shop.store);
    running.push(persistor);
    shop.store.dispatch(signedIn(buildSession({ token: 'newer' })));
    await until(() => persistor.getState().bootstrapped);

    expect(selectToken(shop.store.getState())).toBe('newer');
  });

  it.each([
    ['is full', Object.assign(createMemoryStorage(), { setItem: throwing })],
    [
      'throws',
      Object.assign(createMemoryStorage(), {
        getItem: throwing,
        setItem: throwing,
        removeItem: throwing,
      }),
    ],
  ])('is kept in memory when storage %s', async (_what, storage) => {
    const { store, persistor } = await openPage(() => storage);
    store.dispatch(signedIn(session));
    await persistor.flush();

    expect(selectToken(store.getState())).toBe(session.token);
  });

  it.each([
    ['throws', throwing],
    ['returns undefined', () => undefined],
  ])('is kept in memory when storage access %s', async (_what, getStorage) => {
    const { store } = await openPage(getStorage);

    store.dispatch(signedIn(session));

    expect(selectToken(store.getState())).toBe(session.token);
  });

  it('is removed by signing out and stored again by signing in', async () => {
    const storage = createMemoryStorage({ [AUTH_STORAGE_KEY]: storedSession });
    const { store, persistor } = await openPage(() => storage);

    await store.dispatch(signOut());
    await persistor.flush();
    expect(parseStoredSession(storage.getItem(AUTH_STORAGE_KEY))).toBeNull();
    expect(storage.getItem(AUTH_STORAGE_KEY) ?? '').not.toContain(session.token);

    store.dispatch(signedIn(buildSession({ token: 'another' })));
    await persistor.flush();
    expect(parseStoredSession(storage.getItem(AUTH_STORAGE_KEY))?.token).toBe('another');
  });

  it('is stored and purged without console errors', async () => {
    const logError = jest.spyOn(console, 'error').mockReturnValue();
    const storage = createMemoryStorage();
    const { store, persistor } = await openPage(() => storage);
    store.dispatch(signedIn(session));
    await persistor.flush();
    expect(parseStoredSession(storage.getItem(AUTH_STORAGE_KEY))).toEqual(session);

    await store.services.purgeStorage();

    expect(storage.getItem(AUTH_STORAGE_KEY)).toBeNull();
    expect(logError).not.toHaveBeenCalled();
  });

  it('is parsed by parseStoredSession', () => {
    expect(parseStoredSession(storedSession)).toEqual(session);
    expect(parseStoredSession(null)).toBeNull();
  });
});

describe('readSession', () => {
  const { token } = session;
  const email = 'layla@sadeel.example';

  it('returns a valid session unchanged', () => {
    const user = { _id: 'layla', email, name: 'Layla' };
    const full = buildSession({ role: 'designer', user });
    expect(readSession(full)).toStrictEqual(full);
  });

  it('fills in fields that an older version omits', () => {
    expect(readSession({ token, user: { email } })).toStrictEqual({
      token,
      role: 'user',
      user: { _id: email, email },
    });
  });

  it.each([null, 'text', { token }, { token, user: {} }, { token: 'two words', user: { email } }])(
    'returns null for %j',
    (value) => {
      expect(readSession(value)).toBeNull();
    },
  );
});

describe('parseStoredSession', () => {
  it.each(['', '{{{', '[]', '{"token":"{{{"}', '{"token":5,"user":{}}'])(
    'returns null for %j',
    (raw) => {
      expect(parseStoredSession(raw)).toBeNull();
    },
  );
});
