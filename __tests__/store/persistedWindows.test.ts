/** @jest-environment jsdom */
import { describe, expect, it } from '@jest/globals';
import { emptyWindow } from '@/lib/windows/measuredWindow';
import { noDeviceWindows, parseDeviceWindows } from '@/lib/windows/deviceWindows';
import { mergeAccount } from '@/lib/windows/mergeAccount';
import { makeStore, startPersistence } from '@/store/makeStore';
import { createSafeStorage } from '@/store/safeStorage';
import {
  accountMerged,
  selectDeviceWindows,
  selectWindows,
  windowsAdded,
  windowsErased,
} from '@/store/slices/windowsSlice';
import { readPersisted } from '@/store/persistedSlice';
import { persistedWindows } from '@/store/persistedWindows';
import { createMemoryStorage } from '../support/memoryStorage';
import { until } from '../support/until';

const KEY = 'persist:windows';
const living = emptyWindow({
  id: 'living',
  updatedAt: 5,
  room: 'Living',
  widths: [240, null, null],
});

/** A store on which a screen with windows has opened. */
async function openScreen(memory: Storage) {
  const store = makeStore({ storage: createSafeStorage(() => memory) });
  const persistor = startPersistence(store);
  store.inject(persistedWindows);
  const before = selectWindows(store.getState());
  await until(() => selectWindows(store.getState()) !== undefined);
  return {
    store,
    before,
    flush: () => persistor.flush(),
    windows: () => selectWindows(store.getState()),
  };
}
const stored = (windows: unknown, version = 1) =>
  createMemoryStorage({
    [KEY]: JSON.stringify({
      windows: JSON.stringify(windows),
      _persist: JSON.stringify({ version, rehydrated: true }),
    }),
  });

describe('the storage of windows', () => {
  it('keeps windows for the next visit and through the end of a session, until they are erased', async () => {
    const memory = createMemoryStorage();
    const { store, flush } = await openScreen(memory);
    await flush();
    expect(memory.getItem(KEY)).toBeNull();
    store.dispatch(windowsAdded([living]));
    await flush();
    await store.services.purgeStorage();
    const next = await openScreen(memory);
    expect(next.before).toBeUndefined();
    expect(next.windows()).toEqual([living]);
    next.store.dispatch(windowsErased({ at: 9 }));
    await next.flush();
    expect((await openScreen(memory)).windows()).toEqual([]);
  });

  it('restores all that an earlier release stored, and stores it in the same form', async () => {
    const hall = emptyWindow({ id: 'hall', updatedAt: 7, room: 'Hall' });
    const marks = [
      { id: 'living', ownerId: 'aisha', savedAt: 5 },
      { id: 'hall', ownerId: 'omar' },
    ];
    const erased = [{ id: 'bath', erasedAt: 9, ownerId: 'aisha' }];
    const device = { windows: [living, hall], ownerId: 'aisha', marks, erased };
    const texts = Object.entries({ ...device, _persist: { version: 1, rehydrated: true } }).map(
      ([field, value]) => [field, JSON.stringify(value)] as const,
    );
    const memory = createMemoryStorage({ [KEY]: JSON.stringify(Object.fromEntries(texts)) });
    const { store, flush } = await openScreen(memory);
    expect(selectDeviceWindows(store.getState())).toEqual(device);
    const kitchen = emptyWindow({ id: 'kitchen', updatedAt: 10 });
    store.dispatch(windowsAdded([kitchen]));
    await flush();
    expect(parseDeviceWindows(readPersisted(memory.getItem(KEY)))).toEqual({
      ...device,
      windows: [living, hall, kitchen],
    });
  });

  it('is read as untrusted', async () => {
    const memory = stored([living, { id: '<b>' }, null, { ...living, id: 'two', widths: [1e9] }]);
    expect((await openScreen(memory)).windows()).toEqual([
      living,
      { ...living, id: 'two', widths: [null, null, null] },
    ]);
  });

  it('keeps erasures until the account knows them, and to whom windows belong', async () => {
    const memory = createMemoryStorage();
    const { store, flush } = await openScreen(memory);
    const account = { windows: [living], earlier: [], erased: [] };
    store.dispatch(accountMerged(mergeAccount(noDeviceWindows, { ownerId: 'aisha', account })));
    await flush();
    const marks = [{ id: 'living', ownerId: 'aisha', savedAt: 5 }];
    const second = await openScreen(memory);
    expect(selectDeviceWindows(second.store.getState())).toMatchObject({ ownerId: 'aisha', marks });
    second.store.dispatch(windowsErased({ at: 9, userId: 'aisha' }));
    await second.flush();
    const erased = [{ id: 'living', erasedAt: 9, ownerId: 'aisha' }];
    expect(selectDeviceWindows((await openScreen(memory)).store.getState())).toMatchObject({
      windows: [],
      marks: [],
      erased,
    });
  });

  it('ignores unusable marks and erasures', async () => {
    const memory = stored([living]);
    const fields = JSON.parse(memory.getItem(KEY) ?? '{}') as Record<string, string>;
    const marks = [null, { id: 'gone', ownerId: 'x' }, { id: 'living', ownerId: '' }];
    const erased = [
      { id: 'living', erasedAt: 1 },
      { id: '<b>', erasedAt: 1, ownerId: 'x' },
    ];
    const more = { marks, erased, ownerId: 5 };
    const texts = Object.entries(more).map(([key, value]) => [key, JSON.stringify(value)] as const);
    memory.setItem(KEY, JSON.stringify({ ...fields, ...Object.fromEntries(texts) }));
    const { store } = await openScreen(memory);
    expect(selectDeviceWindows(store.getState())).toMatchObject({
      windows: [living],
      ownerId: null,
      marks: [],
      erased: [],
    });
  });

  it('does not read what a newer version stored', async () => {
    expect((await openScreen(stored([living], 2))).windows()).toEqual([]);
  });

  it.each(['{', '{"windows":"{"}', '{"windows":"7"}', 'null'])('survives %j', async (raw) => {
    expect((await openScreen(createMemoryStorage({ [KEY]: raw }))).windows()).toEqual([]);
  });

  it('follows other tabs, and ignores unusable values', async () => {
    const { windows } = await openScreen(createMemoryStorage());
    const raw = stored([living]).getItem(KEY);
    window.dispatchEvent(new StorageEvent('storage', { key: KEY, newValue: raw }));
    expect(windows()).toEqual([living]);
    window.dispatchEvent(new StorageEvent('storage', { key: 'other', newValue: null }));
    expect(windows()).toEqual([living]);
    window.dispatchEvent(new StorageEvent('storage', { key: KEY, newValue: '{' }));
    expect(windows()).toEqual([]);
  });

  it('has windows without a storage', () => {
    const store = makeStore();
    store.inject(persistedWindows);
    store.inject(persistedWindows);
    expect(selectWindows(store.getState())).toEqual([]);
  });
});
