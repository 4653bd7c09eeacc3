import { afterEach, describe, expect, it, jest } from '@jest/globals';
import type { Persistor } from 'redux-persist';
import { startPersistence } from '@/store/makeStore';
import {
  AUTH_STORAGE_KEY,
  createSafeStorage,
  parseStoredSession,
  readSession,
} from '@/store/persist';
import { signOut } from '@/store/session';
import { selectIsSessionKnown, selectToken, selectUser, signedIn } from '@/store/slices/authSlice';
import { createTestStore } from '../support/fakeApi';
import { createMemoryStorage } from '../support/memoryStorage';
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

/** A page that has just been opened on this storage. */
async function openPage(getStorage: () => Storage | undefined) {
  const shop = createTestStore(undefined, { storage: createSafeStorage(getStorage) });
  const persistor = startPersistence(shop.store);
  running.push(persistor);
  await new Promise<void>((resolve) => {
    const check = () => {
      if (selectIsSessionKnown(shop.store.getState())) resolve();
      else setTimeout(check);
    };
    check();
  });
  return { ...shop, persistor };
}

const throwing = (): never => {
  throw new DOMException('Full', 'QuotaExceededError');
};

describe('the stored session', () => {
  it('is there again after a reload', async () => {
    const storage = createMemoryStorage();
    const first = await openPage(() => storage);
    first.store.dispatch(signedIn(session));
    await first.persistor.flush();

    const second = await openPage(() => storage);

    expect(selectToken(second.store.getState())).toBe(session.token);
    expect(selectUser(second.store.getState())).toEqual(session.user);
  });

  it('holds token, user and role and nothing else of the store', async () => {
    const storage = createMemoryStorage();
    const { store, persistor } = await openPage(() => storage);
    store.dispatch(signedIn(session));
    await persistor.flush();

    expect(storage.length).toBe(1);
    const fields = JSON.parse(storage.getItem(AUTH_STORAGE_KEY) ?? '{}') as object;
    expect(Object.keys(fields).sort()).toEqual(['_persist', 'role', 'token', 'user']);
  });

  it.each([
    ['no JSON at all', '{{{'],
    ['a JSON value of another kind', '"hello"'],
    ['fields that are no JSON', '{"token":"{{{"}'],
    ['a token that no header can carry', stored({ ...session, token: 'two words\n' })],
    ['a token that is no text', stored({ ...session, token: { evil: true } })],
    ['a token without its user', stored({ token: session.token })],
  ])('is ignored when it is %s', async (_what, raw) => {
    const storage = createMemoryStorage({ [AUTH_STORAGE_KEY]: raw });

    const { store } = await openPage(() => storage);

    expect(selectToken(store.getState())).toBeNull();
  });

  it('gives way to a sign-in that came before it was read', async () => {
    const storage = createMemoryStorage({ [AUTH_STORAGE_KEY]: storedSession });
    const shop = createTestStore(undefined, { storage: createSafeStorage(() => storage) });
    running.push(startPersistence(shop.store));
    shop.store.dispatch(signedIn(buildSession({ token: 'newer' })));
    await new Promise((resolve) => setTimeout(resolve, 20));

    expect(selectToken(shop.store.getState())).toBe('newer');
  });

  it.each([
    ['is full', Object.assign(createMemoryStorage(), { setItem: throwing })],
    [
      'may not be touched',
      Object.assign(createMemoryStorage(), {
        getItem: throwing,
        setItem: throwing,
        removeItem: throwing,
      }),
    ],
  ])('lives on in memory when storage %s', async (_what, storage) => {
    const { store, persistor } = await openPage(() => storage);
    store.dispatch(signedIn(session));
    await persistor.flush();

    expect(selectToken(store.getState())).toBe(session.token);
  });

  it.each([
    ['is forbidden', throwing],
    ['is missing', () => undefined],
  ])('does not keep the shop from starting when storage %s', async (_what, getStorage) => {
    const { store } = await openPage(getStorage);

    store.dispatch(signedIn(session));

    expect(selectToken(store.getState())).toBe(session.token);
  });

  it('is gone from storage after signing out, and a new sign-in is stored again', async () => {
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

  it('is kept and purged without a complaint of the store', async () => {
    const complain = jest.spyOn(console, 'error').mockReturnValue();
    const storage = createMemoryStorage();
    const { store, persistor } = await openPage(() => storage);
    store.dispatch(signedIn(session));
    await persistor.flush();
    expect(parseStoredSession(storage.getItem(AUTH_STORAGE_KEY))).toEqual(session);

    await store.services.purgeStorage();

    expect(storage.getItem(AUTH_STORAGE_KEY)).toBeNull();
    expect(complain).not.toHaveBeenCalled();
  });

  it('reads what redux-persist writes', () => {
    expect(parseStoredSession(storedSession)).toEqual(session);
    expect(parseStoredSession(null)).toBeNull();
  });
});

describe('readSession', () => {
  const { token } = session;
  const email = 'layla@sadeel.example';

  it('takes a session as it is', () => {
    const user = { _id: 'layla', email, name: 'Layla' };
    const full = buildSession({ role: 'designer', user });
    expect(readSession(full)).toStrictEqual(full);
  });

  it('fills in what an older version of the shop left out', () => {
    expect(readSession({ token, user: { email } })).toStrictEqual({
      token,
      role: 'user',
      user: { _id: email, email },
    });
  });

  it.each([null, 'text', { token }, { token, user: {} }, { token: 'two words', user: { email } }])(
    'finds none in %j',
    (value) => {
      expect(readSession(value)).toBeNull();
    },
  );
});

describe('parseStoredSession', () => {
  it.each(['', '{{{', '[]', '{"token":"{{{"}', '{"token":5,"user":{}}'])(
    'finds none in %j',
    (raw) => {
      expect(parseStoredSession(raw)).toBeNull();
    },
  );
});

describe('the safe storage', () => {
  it('keeps values where it is told', async () => {
    const local = createMemoryStorage();
    const storage = createSafeStorage(() => local);
    await storage.setItem('a', '1');
    expect(local.getItem('a')).toBe('1');
    expect(await storage.getItem('a')).toBe('1');
    await storage.removeItem('a');
    expect(local.getItem('a')).toBeNull();
    expect(await storage.getItem('a')).toBeNull();
  });

  it('keeps in memory what does not fit, and forgets it there once it does', async () => {
    let isFull = true;
    const local = createMemoryStorage({ a: 'old' });
    const full = Object.assign(createMemoryStorage({ a: 'old' }), { setItem: throwing });
    const storage = createSafeStorage(() => (isFull ? full : local));

    await storage.setItem('a', 'new');
    expect(await storage.getItem('a')).toBe('new');

    isFull = false;
    await storage.setItem('a', 'newer');
    local.removeItem('a');
    expect(await storage.getItem('a')).toBeNull();
  });

  it('removes from memory too', async () => {
    const storage = createSafeStorage(() => undefined);
    await storage.setItem('a', '1');
    expect(await storage.getItem('a')).toBe('1');
    await storage.removeItem('a');
    expect(await storage.getItem('a')).toBeNull();
  });
});
