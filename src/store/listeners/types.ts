import type { ListenerMiddlewareInstance, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import type { Services } from '../services';

/** The listener middleware of a store, without knowledge of the store's shape. */
export type ShopListeners = ListenerMiddlewareInstance<
  unknown,
  ThunkDispatch<unknown, unknown, UnknownAction>,
  Services
>;
