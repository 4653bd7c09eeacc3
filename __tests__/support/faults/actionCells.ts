import { expect, jest } from '@jest/globals';
import { act } from '@testing-library/react';
import { buildOrderDetail, shippingAddress } from '@/fixtures/orders.fixtures';
import { selectToken } from '@/store/slices/authSlice';
import { setOffline } from '../goOffline';
import type { Action } from './actions';
import type { FaultId } from './faults';
import { findButton, findField } from './controls';
import { advance, openShop, settle, type Shop } from './openShop';
import { replies, SERVER_MESSAGE, sessionEnded, WITH_MESSAGE, type ResponseFault } from './replies';

/** Faults after which the change was not made for certain, so that the next request may have another key. */
const REFUSED: readonly FaultId[] = ['tooMany'];
const MUTATION_TIMEOUT_MS = 31_000;
const SLOW_MS = 11_000;

/** Texts of page, dialogs and toasts. */
const seen = () => document.body.textContent;
const sent = (shop: Shop, { call }: Action) => shop.requestsTo(call);
const press = (shop: Shop, { button }: Action) => shop.press(findButton(button));

async function open(action: Action): Promise<Shop> {
  const { url, state, isSignedIn, prepare } = action;
  const shop = await openShop(url, { state, isSignedIn, prepare });
  await action.fill?.(shop);
  return shop;
}

/** The customer sees what happened and still has what they typed. */
function expectFailure(action: Action, fault: ResponseFault): void {
  const text = seen();
  expect(text).not.toContain(action.done);
  const expected = WITH_MESSAGE.includes(fault) ? SERVER_MESSAGE : action.failure;
  if (expected !== undefined) expect(text).toContain(expected);
  for (const [name, value] of Object.entries(action.typed ?? {})) {
    expect(findField(name)).toHaveValue(value);
  }
  expect(findButton(action.button)).toBeEnabled();
}

/** The change took effect on the screen, with one request. */
function expectDone(shop: Shop, action: Action): Shop {
  expect(seen()).toContain(action.done);
  expect(sent(shop, action)).toHaveLength(1);
  return shop;
}

async function failing(action: Action, fault: ResponseFault): Promise<Shop> {
  const shop = await open(action);
  shop.network.set(action.call, replies[fault]);
  if (fault === 'offlineMidway') setOffline(true);
  press(shop, action);
  await settle();
  if (fault === 'stalled') await advance(MUTATION_TIMEOUT_MS);
  if (action.endsAnyway) return expectDone(shop, action);
  expectFailure(action, fault);
  expect(sent(shop, action)).toHaveLength(1);
  if (fault === 'offlineMidway') setOffline(false);
  shop.network.heal();
  action.prepare?.(shop.network);
  action.refill?.();
  press(shop, action);
  await advance(2_000);
  expect(seen()).toContain(action.done);
  const requests = sent(shop, action);
  expect(requests).toHaveLength(2);
  const keys = requests.map(({ headers }) => headers.get('Idempotency-Key'));
  if (action.hasKey) expect(keys[0]).toMatch(/^[\w-]{16,}$/);
  if (action.hasKey && !REFUSED.includes(fault)) expect(keys[1]).toBe(keys[0]);
  return shop;
}

async function slow(action: Action): Promise<Shop> {
  const shop = await open(action);
  const button = findButton(action.button);
  shop.network.set(action.call, replies.slow);
  shop.press(button);
  await advance(2_000);
  expect(seen()).not.toContain(action.done);
  if (button.isConnected) shop.press(button);
  await advance(SLOW_MS);
  return expectDone(shop, action);
}

async function tripleClick(action: Action): Promise<Shop> {
  const shop = await open(action);
  const button = findButton(action.button);
  for (let count = 0; count < 3; count += 1) shop.press(button);
  await advance(2_000);
  return expectDone(shop, action);
}

async function left(action: Action): Promise<Shop> {
  const shop = await open(action);
  shop.network.set(action.call, replies.slow);
  press(shop, action);
  await settle();
  act(() => shop.store.services.navigation.go('/about'));
  await advance(SLOW_MS);
  expect(sent(shop, action)).toHaveLength(1);
  const problems = shop.toasts.filter(({ variant }) => variant === 'error');
  expect(problems).toEqual([]);
  return shop;
}

async function endOfSession(action: Action): Promise<Shop> {
  const shop = await open(action);
  shop.network.set('all', sessionEnded);
  shop.network.set(action.call, sessionEnded);
  press(shop, action);
  await advance(8_000);
  expect(sent(shop, action)).toHaveLength(1);
  expect(shop.place.current).toBe('/login');
  expect(selectToken(shop.store.getState())).toBeNull();
  const problems = shop.toasts.filter(({ variant }) => variant === 'error');
  expect(problems).toEqual([{ message: 'Token expired', variant: 'error' }]);
  return shop;
}

/** Without a window for the payment, the confirmation leads to it. */
async function blockedPopUp(action: Action): Promise<Shop> {
  const shop = await open(action);
  jest.spyOn(window, 'open').mockReturnValue(null);
  const order = buildOrderDetail({ paymentStatus: 'pending' });
  shop.network.set('GET /user/get-single-order-history', () => ({
    body: { order, shippingAddress },
  }));
  press(shop, action);
  await advance(2_000);
  expectDone(shop, action);
  const link = [...document.querySelectorAll('a')].find(
    ({ textContent }) => textContent === 'Continue to payment',
  );
  expect(link).toHaveAttribute('href', 'https://checkout.stripe.com/pay/1');
  return shop;
}

const failingWith = (fault: ResponseFault) => (action: Action) => failing(action, fault);

/** What each fault does to a change that a customer sends. */
export const actionCells = {
  offlineMidway: failingWith('offlineMidway'),
  serverError: failingWith('serverError'),
  badGateway: failingWith('badGateway'),
  htmlBody: failingWith('htmlBody'),
  truncatedBody: failingWith('truncatedBody'),
  emptyBody: failingWith('emptyBody'),
  noContent: failingWith('noContent'),
  slow,
  stalled: failingWith('stalled'),
  tooMany: failingWith('tooMany'),
  left,
  tripleClick,
  sessionEnded: endOfSession,
  blockedPopUp,
} as const satisfies Partial<Record<FaultId, (action: Action) => Promise<Shop>>>;
