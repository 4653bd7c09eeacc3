import { expect } from '@jest/globals';
import { selectToken } from '@/store/slices/authSlice';
import { typeSearch } from './controls';
import { openShop, settle, type Shop } from './openShop';
import type { Reply } from './network';
import type { Read } from './reads';

/** Opens the screen of a read; `reply` answers its requests. */
export async function openRead(read: Read, reply?: Reply): Promise<Shop> {
  const shop = await openShop(read.url, {
    isSignedIn: read.isSignedIn,
    state: read.state,
    prepare: (network) => reply && network.set(read.call, reply),
  });
  if (read.search !== undefined) await typeSearch(read.search);
  return shop;
}

/** The data is there, and the session is kept. */
export function expectData(shop: Shop, read: Read): void {
  expect(shop.text()).toContain(read.shows);
  expect(shop.retryButtons()).toEqual([]);
  if (read.isSignedIn) expect(selectToken(shop.store.getState())).toBe('token');
}

export function expectNoToast(shop: Shop): void {
  expect(shop.toasts).toEqual([]);
}

/** The screen does without the data, or has an error with Retry in its place. */
export function expectFailure(shop: Shop, read: Read): void {
  if (read.kind === 'quiet') {
    expectData(shop, read);
    return;
  }
  expect(shop.text()).not.toContain(read.shows);
  expect(shop.text()).toContain('We could not load');
  expect(shop.retryButtons()[0]).toBeEnabled();
}

/** Retry loads the data once the server answers. */
export async function expectRetryHelps(shop: Shop, read: Read): Promise<void> {
  shop.network.heal();
  for (const button of shop.retryButtons()) shop.press(button);
  await settle();
  expectData(shop, read);
}
