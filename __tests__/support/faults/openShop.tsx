import { jest } from '@jest/globals';
import { act, fireEvent } from '@testing-library/react';
import { setImmediate } from 'node:timers/promises';
import { startFocusRefetch } from '@/store/makeStore';
import type { Toast } from '@/lib/toastQueue';
import { renderAppWithFakeApi } from '../renderAppWithFakeApi';
import { createNetwork, callOf } from './network';
import type { ApiCall } from '@/contract/api';

export interface ShopOptions {
  state?: unknown;
  isSignedIn?: boolean;
  /** Local storage of the browser; nothing is stored without it. */
  storage?: Storage;
  /** Changes the network before the first request. */
  prepare?: (network: ReturnType<typeof createNetwork>) => void;
}

const MAX_STEP_MS = 1_000;

/** Lets fake time pass, in ms, with everything that it causes. */
export async function advance(ms: number): Promise<void> {
  // React renders between the steps, so that no component opens after what it waits for.
  for (let left = ms; left > 0; left -= MAX_STEP_MS) {
    await act(async () => {
      await jest.advanceTimersByTimeAsync(Math.min(left, MAX_STEP_MS));
      // Bodies of responses are streams, which need a turn of the event loop.
      await setImmediate();
    });
  }
}

export const focusWindow = () => act(() => void window.dispatchEvent(new Event('focus')));

const SETTLING_STEPS = 6;
const STEP_MS = 60;

/** Waits for responses, chunks and animations that need no more than a moment. */
export async function settle(): Promise<void> {
  for (let step = 0; step < SETTLING_STEPS; step += 1) await advance(STEP_MS);
}

/** Opens the shop at a URL on a fake network, with fake time. */
export async function openShop(url: string, options: ShopOptions = {}) {
  const { state, isSignedIn, storage, prepare } = options;
  const network = createNetwork();
  prepare?.(network);
  const shop = await renderAppWithFakeApi(url, network.respond, {
    state,
    storage,
    signedIn: isSignedIn ?? false,
  });
  const toasts: Toast[] = [];
  const { show } = shop.store.services.toasts;
  jest.spyOn(shop.store.services.toasts, 'show').mockImplementation((toast) => {
    toasts.push(toast);
    show(toast);
  });
  const stopFocusRefetch = startFocusRefetch(shop.store);
  const main = () => shop.container.querySelector('main') ?? shop.container;
  await settle();
  return {
    ...shop,
    network,
    toasts,
    main,
    /** All visible and hidden text of the page. */
    text: () => main().textContent,
    requestsTo: (call: ApiCall) => shop.api.requests.filter((request) => callOf(request) === call),
    /** The buttons that load a failed section again. */
    retryButtons: () =>
      [...main().querySelectorAll('button')].filter(({ textContent }) => textContent === 'Retry'),
    press: (element: Element) => fireEvent.click(element),
    close: () => {
      stopFocusRefetch();
      shop.unmount();
    },
  };
}

export type Shop = Awaited<ReturnType<typeof openShop>>;
