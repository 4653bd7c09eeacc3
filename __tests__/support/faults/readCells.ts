import { expect } from '@jest/globals';
import { setOffline } from '../goOffline';
import { endOfSession, focusStorm, left, outOfOrder } from './eventCells';
import { expectData, expectFailure, expectNoToast, expectRetryHelps, openRead } from './expectRead';
import type { FaultId } from './faults';
import { advance, focusWindow, type Shop } from './openShop';
import type { Read } from './reads';
import { replies, SERVER_MESSAGE, WITH_MESSAGE, type ResponseFault } from './replies';

/** The first request of a query and its three retries. */
const ATTEMPTS = 4;
/** Four timeouts of 15 s and three pauses, or the pauses alone, in ms. */
const ALL_ATTEMPTS_MS: Partial<Record<FaultId, number>> = { stalled: 68_000 };
const PAUSES_MS = 8_000;
/** Longer than the slow response, in ms. */
const SLOW_MS = 11_000;

async function failing(read: Read, fault: ResponseFault): Promise<Shop> {
  const shop = await openRead(read, replies[fault]);
  await advance(ALL_ATTEMPTS_MS[fault] ?? PAUSES_MS);
  expectFailure(shop, read);
  const { queries = 1 } = read;
  expect(shop.requestsTo(read.call)).toHaveLength(queries * ATTEMPTS);
  const messages = new Set(shop.toasts.map(({ message }) => message));
  const hasToast = WITH_MESSAGE.includes(fault) && read.isSilent !== true;
  expect([...messages]).toEqual(hasToast ? [SERVER_MESSAGE] : []);
  await expectRetryHelps(shop, read);
  return shop;
}

async function recovering(read: Read, fault: ResponseFault): Promise<Shop> {
  const shop = await openRead(read, replies[fault]);
  expect(shop.text()).not.toContain('We could not load');
  await advance(SLOW_MS);
  expectData(shop, read);
  expectNoToast(shop);
  const { queries = 1 } = read;
  const retries = fault === 'serverErrorOnce' ? 1 : 0;
  expect(shop.requestsTo(read.call)).toHaveLength(queries + retries);
  return shop;
}

async function offlineAtStart(read: Read): Promise<Shop> {
  setOffline(true);
  const shop = await openRead(read, replies.offlineAtStart);
  await advance(PAUSES_MS);
  expectFailure(shop, read);
  if (read.kind === 'section') expect(shop.text()).toContain('once you are back online');
  expectNoToast(shop);
  const { queries = 1, reopened = 0 } = read;
  expect(shop.requestsTo(read.call).length).toBeLessThanOrEqual(queries + reopened);
  shop.network.heal();
  setOffline(false);
  await advance(2_000);
  expectData(shop, read);
  return shop;
}

async function offlineMidway(read: Read): Promise<Shop> {
  const shop = await openRead(read);
  await advance(SLOW_MS);
  shop.network.set('all', replies.offlineMidway);
  setOffline(true);
  focusWindow();
  await advance(PAUSES_MS);
  expectData(shop, read);
  expectNoToast(shop);
  shop.network.heal();
  setOffline(false);
  await advance(PAUSES_MS);
  expectData(shop, read);
  return shop;
}

const failingWith = (fault: ResponseFault) => (read: Read) => failing(read, fault);
const recoveringFrom = (fault: ResponseFault) => (read: Read) => recovering(read, fault);

/** What each fault does to a response that a screen shows. */
export const readCells = {
  offlineAtStart,
  offlineMidway,
  serverErrorOnce: recoveringFrom('serverErrorOnce'),
  serverError: failingWith('serverError'),
  badGateway: failingWith('badGateway'),
  htmlBody: failingWith('htmlBody'),
  truncatedBody: failingWith('truncatedBody'),
  emptyBody: failingWith('emptyBody'),
  noContent: failingWith('noContent'),
  slow: recoveringFrom('slow'),
  stalled: failingWith('stalled'),
  tooMany: failingWith('tooMany'),
  left,
  sessionEnded: endOfSession,
  outOfOrder,
  focusStorm,
} as const satisfies Partial<Record<FaultId, (read: Read) => Promise<Shop>>>;
