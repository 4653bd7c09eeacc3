/** @jest-environment jsdom */
import { describe, expect, it } from '@jest/globals';
import { makeStore, startPersistence } from '@/store/makeStore';
import { createSafeStorage } from '@/store/safeStorage';
import { selectShortlist, shortlistAdded, shortlistRemoved } from '@/store/slices/shortlistSlice';
import { persistedShortlist } from '@/store/persistedShortlist';
import { createMemoryStorage } from '../support/memoryStorage';
import { until } from '../support/until';

const KEY = 'persist:shortlist';

/** A store on which a screen with the shortlist has opened. */
async function openScreen(memory: Storage) {
  const store = makeStore({ storage: createSafeStorage(() => memory) });
  const persistor = startPersistence(store);
  store.inject(persistedShortlist);
  const before = selectShortlist(store.getState());
  await until(() => selectShortlist(store.getState()) !== undefined);
  return {
    store,
    before,
    flush: () => persistor.flush(),
    ids: () => selectShortlist(store.getState()),
  };
}
const stored = (ids: unknown) => createMemoryStorage({ [KEY]: textOf(ids) });
const textOf = (ids: unknown) => JSON.stringify({ ids: JSON.stringify(ids) });

describe('the storage of the shortlist', () => {
  it('keeps ids for the next visit and through the end of a session, until they are removed', async () => {
    const memory = createMemoryStorage();
    const { store, flush } = await openScreen(memory);
    await flush();
    expect(memory.getItem(KEY)).toBeNull();
    store.dispatch(shortlistAdded('linen'));
    await flush();
    await store.services.purgeStorage();
    const next = await openScreen(memory);
    expect(next.before).toBeUndefined();
    expect(next.ids()).toEqual(['linen']);
    next.store.dispatch(shortlistRemoved('linen'));
    await next.flush();
    expect(memory.getItem(KEY)).toBeNull();
  });

  it('is read as untrusted: usable ids, each once, at most four', async () => {
    const ids = ['a', 7, null, '', 'a', ' b ', 'x'.repeat(65), 'c', 'd', 'e'];
    expect((await openScreen(stored(ids))).ids()).toEqual(['a', 'b', 'c', 'd']);
  });

  it.each(['{', '{"ids":"{"}', '{"ids":"7"}', 'null'])('survives %j', async (raw) => {
    expect((await openScreen(createMemoryStorage({ [KEY]: raw }))).ids()).toEqual([]);
  });

  it('follows other tabs, and ignores unusable values', async () => {
    const { ids } = await openScreen(createMemoryStorage());
    const change = (key: string, newValue: string | null) =>
      window.dispatchEvent(new StorageEvent('storage', { key, newValue }));
    change(KEY, textOf(['linen']));
    expect(ids()).toEqual(['linen']);
    change('other', null);
    expect(ids()).toEqual(['linen']);
    change(KEY, '{');
    expect(ids()).toEqual([]);
  });

  it('has a list without a storage', () => {
    const store = makeStore();
    store.inject(persistedShortlist);
    store.inject(persistedShortlist);
    expect(selectShortlist(store.getState())).toEqual([]);
  });
});
