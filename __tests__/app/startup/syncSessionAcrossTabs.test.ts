import { describe, expect, it } from '@jest/globals';
import { syncSessionAcrossTabs } from '@/app/startup/syncSessionAcrossTabs';
import { AUTH_STORAGE_KEY, createSafeStorage } from '@/store/persist';
import { selectToken, signedIn } from '@/store/slices/authSlice';
import { createTestStore } from '../../support/fakeApi';
import { buildSession } from '@/fixtures/session.fixtures';
import { createMemoryStorage } from '../../support/memoryStorage';

const session = buildSession();
const stored = JSON.stringify({
  token: JSON.stringify(session.token),
  user: JSON.stringify(session.user),
  role: JSON.stringify(session.role),
});

function openTab(memory = createMemoryStorage()) {
  const { store } = createTestStore(undefined, { storage: createSafeStorage(() => memory) });
  syncSessionAcrossTabs(store);
  return store;
}

const dispatchStorageEvent = (key: string | null, newValue: string | null) =>
  window.dispatchEvent(new StorageEvent('storage', { key, newValue }));
const dispatchPageShow = (persisted: boolean) =>
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted }));

describe('syncSessionAcrossTabs', () => {
  it('signs this tab in when another tab signs in', () => {
    const store = openTab();

    dispatchStorageEvent(AUTH_STORAGE_KEY, stored);

    expect(selectToken(store.getState())).toBe(session.token);
  });

  it.each([
    ['removes the session', AUTH_STORAGE_KEY],
    ['clears the storage', null],
  ])('signs this tab out when another tab %s', (_what, key) => {
    const store = openTab();
    store.dispatch(signedIn(session));

    dispatchStorageEvent(key, null);

    expect(selectToken(store.getState())).toBeNull();
  });

  it('ignores other storage keys', () => {
    const store = openTab();
    store.dispatch(signedIn(session));

    dispatchStorageEvent('another-key', null);

    expect(selectToken(store.getState())).toBe(session.token);
  });

  it.each([
    ['signed out', {}, null],
    ['signed in again', { [AUTH_STORAGE_KEY]: stored }, session.token],
  ])(
    'when the page returns from the cache, follows a tab that has %s',
    async (_what, kept, token) => {
      const store = openTab(createMemoryStorage(kept));
      store.dispatch(signedIn(buildSession({ token: 'earlier' })));

      dispatchPageShow(true);
      await new Promise((resolve) => setTimeout(resolve));

      expect(selectToken(store.getState())).toBe(token);
    },
  );

  it('reads no storage when the page is loaded, because redux-persist does', async () => {
    const store = openTab();
    store.dispatch(signedIn(session));

    dispatchPageShow(false);
    await new Promise((resolve) => setTimeout(resolve));

    expect(selectToken(store.getState())).toBe(session.token);
  });
});
