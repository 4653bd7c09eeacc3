import { expect } from '@jest/globals';
import { act } from '@testing-library/react';
import { selectToken } from '@/store/slices/authSlice';
import { expectData, expectNoToast, openRead } from './expectRead';
import { validReply } from './network';
import { advance, focusWindow, settle, type Shop } from './openShop';
import type { Read } from './reads';
import { replies, sessionEnded } from './replies';

/** Longer than the slow response, in ms. */
const SLOW_MS = 11_000;
const PAUSES_MS = 8_000;
const FOCUS_EVENTS = 20;
/** Requests that the windows and the login page send as a visitor, too. */
const OF_VISITORS = new Set(['/user/offer-windows', '/user/get-shop-facts']);

const goTo = (shop: Shop, url: string) => act(() => shop.store.services.navigation.go(url));

export async function left(read: Read): Promise<Shop> {
  const shop = await openRead(read, replies.slow);
  goTo(shop, '/about');
  await settle();
  shop.network.set(read.call, replies.serverError);
  await advance(2 * SLOW_MS);
  expect(shop.text()).toContain('How it began');
  expectNoToast(shop);
  shop.network.heal();
  shop.place.go(-1);
  await advance(SLOW_MS);
  expectData(shop, read);
  return shop;
}

export async function endOfSession(read: Read): Promise<Shop> {
  const shop = await openRead(read);
  const sent = shop.api.requests.length;
  shop.network.set('all', sessionEnded);
  focusWindow();
  await advance(PAUSES_MS);
  expect(shop.place.current).toBe('/login');
  expect(selectToken(shop.store.getState())).toBeNull();
  expect(shop.toasts).toEqual([{ message: 'Token expired', variant: 'error' }]);
  const paths = shop.api.requests.slice(sent).map(({ path }) => path);
  const own = paths.filter((path) => !OF_VISITORS.has(path));
  // Each query once: nothing is retried or requested again without a session.
  expect(own).toEqual([...new Set(own)]);
  return shop;
}

export async function focusStorm(read: Read): Promise<Shop> {
  const shop = await openRead(read);
  await advance(SLOW_MS);
  const sent = shop.requestsTo(read.call).length;
  for (let count = 0; count < FOCUS_EVENTS; count += 1) focusWindow();
  expectData(shop, read);
  await advance(2_000);
  expectData(shop, read);
  expect(shop.requestsTo(read.call).length - sent).toBeLessThanOrEqual(read.queries ?? 1);
  return shop;
}

export async function outOfOrder(read: Read): Promise<Shop> {
  const { pageParam = 'page', item = read.shows } = read;
  const shop = await openRead(read);
  shop.network.set(read.call, async (request, attempt) => {
    const { page = '1' } = request.query;
    if (page === '2') await replies.slow(request, attempt);
    const text = JSON.stringify(validReply(request).body);
    return { body: text.replaceAll(item, `${item}, page ${page}`) };
  });
  const separator = read.url.includes('?') ? '&' : '?';
  for (const page of [2, 3]) {
    goTo(shop, `${read.url}${separator}${pageParam}=${page}`);
    await settle();
  }
  await advance(SLOW_MS);
  expect(shop.text()).toContain(`${item}, page 3`);
  expect(shop.text()).not.toContain(`${item}, page 2`);
  return shop;
}
