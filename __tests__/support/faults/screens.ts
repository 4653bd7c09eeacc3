import { expect, jest } from '@jest/globals';
import { exampleUrl, type PageId } from '@/contract/pages';
import { routes } from './browserCells';
import type { FaultId } from './faults';
import { advance, openShop, type Shop } from './openShop';
import { reads } from './reads';
import { replies } from './replies';
import { setOffline } from '../goOffline';

export type Route = PageId | 'notFound';

/** A screen as a whole. */
export interface Screen {
  route: Route;
  url: string;
  state?: unknown;
  /** Whether it shows a response of the server; the reads have its cells then. */
  hasReads: boolean;
}

/** Every page of the shop, and a URL without one. */
export const screens: readonly Screen[] = routes.map((route) => ({
  route,
  url: route === 'notFound' ? '/nowhere' : exampleUrl(route),
  ...(route === 'verifyOtp' && { state: { email: 'layla@sadeel.example', deadline: 1e15 } }),
  hasReads: reads.some((read) => read.route === route),
}));

/** The heading stays, and nothing claims to be missing, whatever the cart and other requests of the frame do. */
async function withoutServer(screen: Screen, fault: keyof typeof replies): Promise<Shop> {
  if (fault === 'offlineAtStart') setOffline(true);
  const shop = await openShop(screen.url, {
    state: screen.state,
    prepare: (network) => network.set('all', replies[fault]),
  });
  await advance(8_000);
  expect(shop.main().querySelector('h1')).not.toBeNull();
  // The free times of the appointment form, and the facts in a legal text, are reads of every page that has them.
  const retryButtons = shop
    .retryButtons()
    .filter((button) => !button.closest('[role=group], article'));
  expect(retryButtons).toEqual([]);
  expect(shop.toasts).toEqual([]);
  return shop;
}

const CODE_LIFE_MS = 180_000;

/** The code expires by the time that has passed, although a hidden tab runs no timers. */
async function hiddenTab({ url }: Screen): Promise<Shop> {
  const deadline = Date.now() + CODE_LIFE_MS;
  const shop = await openShop(url, { state: { email: 'layla@sadeel.example', deadline } });
  expect(shop.text()).not.toContain('Time expired');
  jest.setSystemTime(deadline + 1_000);
  await advance(2_000);
  expect(shop.text()).toContain('Time expired');
  return shop;
}

/** What each fault does to a screen that shows no response. */
export const screenCells = {
  offlineAtStart: (screen: Screen) => withoutServer(screen, 'offlineAtStart'),
  serverError: (screen: Screen) => withoutServer(screen, 'serverError'),
  badGateway: (screen: Screen) => withoutServer(screen, 'badGateway'),
  stalled: (screen: Screen) => withoutServer(screen, 'stalled'),
  hiddenTab,
} as const satisfies Partial<Record<FaultId, (screen: Screen) => Promise<Shop>>>;
