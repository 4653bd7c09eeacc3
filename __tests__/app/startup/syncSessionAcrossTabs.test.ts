import { describe, expect, it } from '@jest/globals';
import { syncSessionAcrossTabs } from '@/app/startup/syncSessionAcrossTabs';
import { AUTH_STORAGE_KEY } from '@/store/persistedAuth';
import { selectToken, signedIn } from '@/store/slices/authSlice';
import { createTestStore } from '../../support/fakeApi';
import { buildSession } from '@/fixtures/session.fixtures';

const session = buildSession();
const stored = JSON.stringify({
  token: JSON.stringify(session.token),
  user: JSON.stringify(session.user),
  role: JSON.stringify(session.role),
});

function openTab() {
  const { store } = createTestStore();
  syncSessionAcrossTabs(store);
  return store;
}

const dispatchStorageEvent = (key: string | null, newValue: string | null) =>
  window.dispatchEvent(new StorageEvent('storage', { key, newValue }));
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
});
