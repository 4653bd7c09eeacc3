import { describe, expect, it } from '@jest/globals';
import { makeStore, startPersistence, type AppStore } from '@/store/makeStore';
import { createSafeStorage } from '@/store/safeStorage';
import { signedOut } from '@/store/slices/authSlice';
import { productViewed, recentCleared, selectRecent } from '@/store/slices/recentSlice';
import { createMemoryStorage } from '../support/memoryStorage';
import { until } from '../support/until';

const KEY = 'persist:recent';
const DAY_MS = 86_400_000;

/** A store that has read this storage. */
async function openShop(memory: Storage, visit: (store: AppStore) => void = () => undefined) {
  const store = makeStore({ storage: createSafeStorage(() => memory) });
  const persistor = startPersistence(store);
  visit(store);
  await persistor.flush();
  await until(() => persistor.getState().bootstrapped);
  return {
    store,
    flush: () => persistor.flush(),
    ids: () => selectRecent(store.getState()).map(({ id }) => id),
  };
}
const stored = (products: unknown) =>
  createMemoryStorage({ [KEY]: JSON.stringify({ products: JSON.stringify(products) }) });

describe('the storage of recently viewed products', () => {
  it('keeps ids and times for the next visit', async () => {
    const memory = createMemoryStorage();
    const first = await openShop(memory);
    first.store.dispatch(productViewed({ id: 'linen', at: Date.now() }));
    await first.flush();
    const { products } = JSON.parse(memory.getItem(KEY) ?? '') as { products: string };
    expect(products).toMatch(/^\[\{"id":"linen","at":\d+\}\]$/);
    expect((await openShop(memory)).ids()).toEqual(['linen']);
  });

  it('leaves no trace before the first product, after clearing and after signing out', async () => {
    const memory = createMemoryStorage();
    const { store, flush } = await openShop(memory);
    await flush();
    expect(memory.getItem(KEY)).toBeNull();
    for (const action of [recentCleared(), signedOut()]) {
      store.dispatch(productViewed({ id: 'linen', at: Date.now() }));
      await flush();
      expect(memory.getItem(KEY)).not.toBeNull();
      store.dispatch(action);
      await flush();
      expect(memory.getItem(KEY)).toBeNull();
    }
  });

  it('is read as untrusted: unusable, future and old entries are dropped', async () => {
    const now = Date.now();
    const memory = stored([
      { id: 'linen', at: now - DAY_MS, name: 'Linen' },
      { id: 'old', at: now - 91 * DAY_MS },
      { id: 'future', at: now + DAY_MS },
      { id: 7, at: now },
      { id: '', at: now },
      { id: 'undated' },
      null,
    ]);
    const { store } = await openShop(memory);
    expect(selectRecent(store.getState())).toEqual([{ id: 'linen', at: now - DAY_MS }]);
  });

  it.each([['{'], ['{"products":"{"}'], ['{"products":"7"}'], ['null']])(
    'survives %j',
    async (raw) => {
      expect((await openShop(createMemoryStorage({ [KEY]: raw }))).ids()).toEqual([]);
    },
  );

  it('adds to what was viewed before it was read', async () => {
    const now = Date.now();
    const memory = stored([
      { id: 'linen', at: now - 2 },
      { id: 'velvet', at: now - 3 },
    ]);
    const { ids } = await openShop(memory, (store) =>
      store.dispatch(productViewed({ id: 'velvet', at: now })),
    );
    expect(ids()).toEqual(['velvet', 'linen']);
  });
});
