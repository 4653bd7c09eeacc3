import { expect } from '@jest/globals';
import { act } from '@testing-library/react';
import type { ApiCall } from '@/contract/api';
import type { paths } from '@/lib/paths';
import { createErrorReporter } from '@/app/startup/errorReporter';
import { bedroom } from '@/fixtures/windows.fixtures';
import { windowsAdded } from '@/store/slices/windowsSlice';
import { setOffline } from '../goOffline';
import type { FaultId } from './faults';
import { advance, openShop, type Shop } from './openShop';
import { replies, type ResponseFault } from './replies';

/** A request that no customer presses for or waits for. */
export interface Background {
  route: keyof typeof paths;
  endpoint: string;
  call: ApiCall;
  url: string;
  isSignedIn?: boolean;
  /** Causes the request. */
  start: (shop: Shop) => void;
  /** Text that stays on the screen. */
  shows: string;
  /** Whether it is sent again after a failure that may pass. */
  isRepeated: boolean;
}

/** Every request that is sent unasked. */
export const backgrounds: readonly Background[] = [
  {
    route: 'windows',
    endpoint: 'saveWindows',
    call: 'POST /user/save-windows',
    url: '/windows',
    isSignedIn: true,
    start: ({ store }) => void act(() => store.dispatch(windowsAdded([bedroom]))),
    shows: 'Bedroom',
    isRepeated: true,
  },
  {
    route: 'about',
    endpoint: 'sendClientReport',
    call: 'POST /client-reports',
    url: '/about',
    start: ({ store }) => createErrorReporter(store)(new Error('A component is broken.')),
    shows: 'How it began',
    isRepeated: false,
  },
];

const TIMEOUT_MS = 33_000;
/** Longer than the pause before changes of windows are sent again. */
const REPEAT_MS = 40_000;

async function failing(background: Background, fault: ResponseFault): Promise<Shop> {
  const { call, url, isSignedIn, start, shows, isRepeated } = background;
  const shop = await openShop(url, { isSignedIn });
  shop.network.set(call, replies[fault]);
  start(shop);
  if (fault === 'offlineMidway') setOffline(true);
  await advance(fault === 'stalled' ? TIMEOUT_MS : 3_000);
  expect(shop.requestsTo(call)).toHaveLength(1);
  expect(shop.text()).toContain(shows);
  shop.network.heal();
  if (fault === 'offlineMidway') setOffline(false);
  await advance(REPEAT_MS);
  expect(shop.requestsTo(call)).toHaveLength(isRepeated ? 2 : 1);
  expect(shop.text()).toContain(shows);
  expect(shop.toasts).toEqual([]);
  return shop;
}

const failingWith = (fault: ResponseFault) => (background: Background) =>
  failing(background, fault);

/** What each fault does to a request that nobody waits for. */
export const backgroundCells = {
  offlineMidway: failingWith('offlineMidway'),
  serverError: failingWith('serverError'),
  badGateway: failingWith('badGateway'),
  htmlBody: failingWith('htmlBody'),
  truncatedBody: failingWith('truncatedBody'),
  emptyBody: failingWith('emptyBody'),
  noContent: failingWith('noContent'),
  stalled: failingWith('stalled'),
  tooMany: failingWith('tooMany'),
} as const satisfies Partial<Record<FaultId, (background: Background) => Promise<Shop>>>;
