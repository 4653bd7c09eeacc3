import { isRejectedWithValue } from '@reduxjs/toolkit';
import { baseApi } from '@/api/baseApi';
import { isEndOfSession } from '@/api/errors';
import { readSignInIntent, type SignInIntent } from '@/lib/navigationState';
import { isAt, paths } from '@/lib/paths';
import { selectToken, selectUser, sessionExpired, type AuthRootState } from '../slices/authSlice';
import { readFailedCall, type FailedCall } from './failedCall';
import type { ShopListeners } from './types';

/** verify-otp may answer like a dead session; its screen handles that itself (decisions §2). */
const OPTED_OUT: readonly string[] = ['verifyOtp', 'sendOtp', 'logout'];

/** Screens on which a customer was about to do something, to which a new sign-in leads back (decisions §3). */
const RETURN_PATHS: readonly string[] = [
  paths.cart,
  paths.checkout,
  paths.orders,
  paths.orderDetail,
  paths.productDetail,
];

function intentOf(currentPath: string, { endpoint, args }: FailedCall): SignInIntent {
  if (!RETURN_PATHS.some((path) => isAt(path, currentPath))) return {};
  const addToCart = endpoint === 'addToCart' ? args : undefined;
  return readSignInIntent({ returnTo: currentPath, addToCart });
}

/**
 * 'Token expired', 'Invalid token' or 'Token not found' ends the session once: one toast, storage purged,
 * cached answers dropped, on to /login (spec §4, §8). Late answers to an older token change nothing.
 */
export function listenForSessionEnd(listeners: ShopListeners): void {
  listeners.startListening({
    matcher: isRejectedWithValue,
    effect: async (action, listenerApi) => {
      const { extra } = listenerApi;
      const failed = readFailedCall(action);
      if (failed === undefined || OPTED_OUT.includes(failed.endpoint)) return;
      const { message } = failed.error;
      if (!isEndOfSession(message)) return;
      const state = listenerApi.getState() as AuthRootState;
      const token = selectToken(state);
      const currentPath = extra.currentPath();
      const isAlreadyEnded = token === null && isAt(paths.login, currentPath);
      if (failed.token !== token || isAlreadyEnded) return;
      const returnState = intentOf(currentPath, failed);
      listenerApi.dispatch(sessionExpired(selectUser(state)?._id));
      listenerApi.dispatch(baseApi.util.resetApiState());
      extra.toasts.show({ message, variant: 'error' });
      extra.navigation.go(paths.login, { state: returnState });
      await extra.purgeStorage();
    },
  });
}
