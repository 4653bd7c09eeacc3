import { baseApi } from '@/api/baseApi';
import { isEndOfSession } from '@/api/errors';
import { readSignInIntent, type SignInIntent } from '@/lib/navigationState';
import { isAt, paths } from '@/lib/paths';
import { selectToken, selectUser, sessionExpired } from '../slices/authSlice';
import type { FailedCall } from './failedCall';
import type { FailureListener } from './failureListeners';

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
export const endSession: FailureListener = async (failed, { dispatch, getState, services }) => {
  const { message } = failed.error;
  if (OPTED_OUT.includes(failed.endpoint) || !isEndOfSession(message)) return;
  const state = getState();
  const token = selectToken(state);
  const currentPath = services.currentPath();
  const isAlreadyEnded = token === null && isAt(paths.login, currentPath);
  if (failed.token !== token || isAlreadyEnded) return;
  const returnState = intentOf(currentPath, failed);
  dispatch(sessionExpired(selectUser(state)?._id));
  dispatch(baseApi.util.resetApiState());
  services.toasts.show({ message, variant: 'error' });
  services.navigation.go(paths.login, { state: returnState });
  await services.purgeStorage();
};
