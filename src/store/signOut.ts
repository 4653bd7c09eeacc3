import { authApi } from '@/api/auth';
import { baseApi } from '@/api/baseApi';
import { paths } from '@/lib/paths';
import type { AppThunk } from './makeStore';
import { signedOut } from './slices/authSlice';

/** Maximum wait for the server before signing out locally. */
const LOGOUT_TIMEOUT_MS = 3_000;

/** Waits for a task, at most the given time in ms. */
async function settleWithin(task: Promise<unknown>, ms: number): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeUp = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, ms);
  });
  await Promise.race([task, timeUp]);
  clearTimeout(timer);
}

/** Ends the session in this tab: storage purged, cache reset, home page; other tabs follow. */
export const endSession = (): AppThunk<Promise<void>> => async (dispatch, _getState, services) => {
  dispatch(signedOut());
  dispatch(baseApi.util.resetApiState());
  // Replaces the page of the customer, which Back could not show, before that page redirects to /login.
  services.navigation.go(paths.home, { replace: true });
  await services.purgeStorage();
};

/** Signs out on the server and locally (product 10.10). */
export const signOut = (): AppThunk<Promise<void>> => async (dispatch) => {
  // The session ends locally even when the request fails or is slow.
  const request = dispatch(authApi.endpoints.logout.initiate()).catch(() => undefined);
  await settleWithin(request, LOGOUT_TIMEOUT_MS);
  await dispatch(endSession());
};
