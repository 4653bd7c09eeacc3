import { afterEach, describe, expect, it } from '@jest/globals';
import { syncSessionAcrossTabs } from '@/app/startup/syncSessionAcrossTabs';
import { AUTH_STORAGE_KEY } from '@/store/persist';
import { selectToken, signedIn } from '@/store/slices/authSlice';
import { createTestStore } from '../../support/fakeApi';
import { buildSession } from '@/fixtures/session.fixtures';

const session = buildSession();
const stored = JSON.stringify({
  token: JSON.stringify(session.token),
  user: JSON.stringify(session.user),
  role: JSON.stringify(session.role),
});

let stop: () => void = () => undefined;
afterEach(() => stop());

function openTab() {
  const { store } = createTestStore();
  stop = syncSessionAcrossTabs(store);
  return store;
}

const hear = (key: string | null, newValue: string | null) =>
  window.dispatchEvent(new StorageEvent('storage', { key, newValue }));

describe('what other tabs do', () => {
  it('signs this tab in', () => {
    const store = openTab();

    hear(AUTH_STORAGE_KEY, stored);

    expect(selectToken(store.getState())).toBe(session.token);
  });

  it.each([
    ['removes the session', AUTH_STORAGE_KEY],
    ['clears the storage', null],
  ])('signs this tab out when one %s', (_what, key) => {
    const store = openTab();
    store.dispatch(signedIn(session));

    hear(key, null);

    expect(selectToken(store.getState())).toBeNull();
  });

  it('is none of the shop’s business under another key', () => {
    const store = openTab();
    store.dispatch(signedIn(session));

    hear('somebody-else', null);

    expect(selectToken(store.getState())).toBe(session.token);
  });

  it('is not followed any more once told to stop', () => {
    const store = openTab();
    stop();

    hear(AUTH_STORAGE_KEY, stored);

    expect(selectToken(store.getState())).toBeNull();
  });
});
