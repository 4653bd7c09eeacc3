import { describe, expect, it } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { startStoredWindows } from '@/app/startup/startStoredWindows';
import { living } from '@/fixtures/windows.fixtures';
import { makeStore, startPersistence } from '@/store/makeStore';
import { createSafeStorage } from '@/store/safeStorage';
import { selectWindows } from '@/store/slices/windowsSlice';
import { createMemoryStorage } from '../../support/memoryStorage';

/** The store of a page on a device with this storage. */
async function openPage(memory = createMemoryStorage()) {
  const store = makeStore({ storage: createSafeStorage(() => memory) });
  startPersistence(store);
  await startStoredWindows(store);
  return store;
}

describe('startStoredWindows', () => {
  it('restores the windows of an earlier visit', async () => {
    const fields = { windows: [living], _persist: { version: 1, rehydrated: true } };
    const stored = Object.entries(fields).map(([key, value]) => [key, JSON.stringify(value)]);
    const entry = JSON.stringify(Object.fromEntries(stored));
    const store = await openPage(createMemoryStorage({ 'persist:windows': entry }));
    await waitFor(() => expect(selectWindows(store.getState())).toEqual([living]));
  });

  it('adds nothing to the store of a device without windows', async () => {
    expect((await openPage()).getState().windows).toBeUndefined();
  });
});
