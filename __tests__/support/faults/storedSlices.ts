import { act } from '@testing-library/react';
import { expect } from '@jest/globals';
import type { paths } from '@/lib/paths';
import { buildSession } from '@/fixtures/session.fixtures';
import { createMemoryStorage } from '../memoryStorage';
import type { FaultId } from './faults';
import { advance, openShop, settle, type Shop } from './openShop';

/** A slice that is stored in the browser, and a screen that shows it. */
export interface StoredSlice {
  slice: 'auth' | 'preferences' | 'recent' | 'shortlist' | 'windows';
  route: keyof typeof paths;
  url: string;
  /** Text of the screen, whatever is stored. */
  shows: string;
}

/** Every slice of redux-persist. */
export const storedSlices: readonly StoredSlice[] = [
  { slice: 'auth', route: 'orders', url: '/MyOrders', shows: 'Order #8QKCP' },
  { slice: 'preferences', route: 'about', url: '/about', shows: 'How it began' },
  { slice: 'recent', route: 'productDetail', url: '/product-detail?id=linen', shows: 'Pure flax' },
  { slice: 'shortlist', route: 'compare', url: '/compare', shows: 'Compare fabrics' },
  { slice: 'windows', route: 'windows', url: '/windows', shows: 'My windows' },
];

const refuse = (): never => {
  throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
};

const forbidden = (): Storage => ({
  length: 0,
  key: refuse,
  getItem: refuse,
  setItem: refuse,
  removeItem: refuse,
  clear: refuse,
});

/** Texts that no version of the shop has written. */
const CORRUPT = ['{{{', 'null', '[]', '{"token":"123","_persist":"{{{"}', 'x'.repeat(100_000)];

/** The session of this tab stays, and the screen works. */
async function expectUsable(shop: Shop, { shows }: StoredSlice): Promise<void> {
  expect(shop.text()).toContain(shows);
  act(() => shop.store.services.navigation.go('/FAQ'));
  await settle();
  shop.place.go(-1);
  await advance(2_000);
  expect(shop.text()).toContain(shows);
}

async function storageFull(stored: StoredSlice): Promise<Shop> {
  const shop = await openShop(stored.url, { isSignedIn: true, storage: forbidden() });
  await expectUsable(shop, stored);
  return shop;
}

async function storageCorrupt(stored: StoredSlice): Promise<Shop> {
  const key = `persist:${stored.slice}`;
  for (const text of CORRUPT) {
    const storage = createMemoryStorage({ [key]: text });
    const shop = await openShop(stored.url, { isSignedIn: stored.slice !== 'auth', storage });
    if (stored.slice === 'auth') expect(shop.place.current).toBe('/login');
    else expect(shop.text()).toContain(stored.shows);
    shop.close();
  }
  return openShop('/about');
}

async function storageDeleted(stored: StoredSlice): Promise<Shop> {
  const { token, role, user } = buildSession();
  const session = { token, role, user };
  const fields = Object.entries(session).map(([name, value]) => [name, JSON.stringify(value)]);
  const storage = createMemoryStorage({
    'persist:auth': JSON.stringify(Object.fromEntries(fields)),
  });
  const shop = await openShop(stored.url, { storage });
  expect(shop.text()).toContain(stored.shows);
  storage.clear();
  await expectUsable(shop, stored);
  return shop;
}

/** What each fault of the storage does to a stored slice. */
export const storageCells = {
  storageFull,
  storageCorrupt,
  storageDeleted,
} as const satisfies Partial<Record<FaultId, (stored: StoredSlice) => Promise<Shop>>>;
