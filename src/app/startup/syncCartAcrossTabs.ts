import { addListener, isFulfilled } from '@reduxjs/toolkit';
import { baseApi } from '@/api/baseApi';
import type { EndpointName } from '@/api/endpoints';
import { asRecord } from '@/lib/coerce';
import type { AppStore } from '@/store/makeStore';

const CHANNEL = 'cart';

/** Endpoints that change the cart or the orders of the customer. */
const CHANGING: readonly EndpointName[] = ['addToCart', 'actOnCart', 'placeOrder', 'cancelOrder'];

const isChange = (action: unknown): boolean =>
  isFulfilled(action) &&
  CHANGING.some((name) => name === asRecord(action.meta.arg)['endpointName']);

/**
 * Refetches cart and orders when another tab changes them, because a second window is visible without focus. Returns the
 * unsubscribe function.
 */
export function syncCartAcrossTabs(store: AppStore): () => void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = () => store.dispatch(baseApi.util.invalidateTags(['Cart', 'Order']));
  const stop = store.dispatch(
    addListener({ predicate: isChange, effect: () => channel.postMessage(null) }),
  );
  return () => {
    stop();
    channel.close();
  };
}
