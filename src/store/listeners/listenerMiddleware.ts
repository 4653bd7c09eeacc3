import {
  createListenerMiddleware,
  type Dispatch,
  type TypedStartListening,
} from '@reduxjs/toolkit';
import type { Services } from '../services';
import type { AuthRootState } from '../slices/authSlice';
import { addErrorToastListener } from './errorToast';
import { addSessionEndListener } from './sessionEnd';

export type StartListening = TypedStartListening<AuthRootState, Dispatch, Services>;

/** Creates the listener middleware of one store, with the store's services. */
export function makeListenerMiddleware(services: Services) {
  const { middleware, startListening } = createListenerMiddleware<
    AuthRootState,
    Dispatch,
    Services
  >({ extra: services });
  addErrorToastListener(startListening);
  addSessionEndListener(startListening);
  return middleware;
}
