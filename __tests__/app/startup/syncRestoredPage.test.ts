import { describe, expect, it, jest } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { syncRestoredPage } from '@/app/startup/syncRestoredPage';
import { buildSession } from '@/fixtures/session.fixtures';
import { AUTH_STORAGE_KEY } from '@/store/persistedAuth';
import { createSafeStorage } from '@/store/safeStorage';
import { selectToken, signedIn } from '@/store/slices/authSlice';
import { createTestStore } from '../../support/fakeApi';
import { createMemoryStorage } from '../../support/memoryStorage';

const session = buildSession();
const fields = Object.entries(session).map(([key, value]) => [key, JSON.stringify(value)]);
const stored = { [AUTH_STORAGE_KEY]: JSON.stringify(Object.fromEntries(fields)) };

/** A page of a customer, on a device whose storage has changed meanwhile. */
function openPage(memory: Storage) {
  const { store } = createTestStore(undefined, { storage: createSafeStorage(() => memory) });
  syncRestoredPage(store);
  store.dispatch(signedIn(buildSession({ token: 'earlier' })));
  return () => selectToken(store.getState());
}

const showPage = (persisted: boolean) =>
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted }));

describe('syncRestoredPage', () => {
  it.each([
    ['signed out', {}, null],
    ['signed in', stored, session.token],
  ])('follows a tab that has %s meanwhile', async (_what, kept, token) => {
    const readToken = openPage(createMemoryStorage(kept));

    showPage(true);

    await waitFor(() => expect(readToken()).toBe(token));
  });

  it('leaves the session of a loaded page to redux-persist', () => {
    const memory = createMemoryStorage();
    const read = jest.spyOn(memory, 'getItem');
    openPage(memory);

    showPage(false);

    expect(read).not.toHaveBeenCalled();
  });
});
