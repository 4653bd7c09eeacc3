import { authApi } from '@/api/auth';
import { baseApi } from '@/api/baseApi';
import { paths } from '@/lib/paths';
import type { AppThunk } from './makeStore';
import {
  selectToken,
  selectUser,
  sessionExpired,
  signedIn,
  signedOut,
  type Session,
} from './slices/authSlice';

/** How long signing out waits for the server before it goes on without, in ms. */
const LOGOUT_WAIT_MS = 3_000;

/** Waits for a task, but no longer than the given time in ms. */
async function settleWithin(task: Promise<unknown>, ms: number): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeUp = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, ms);
  });
  await Promise.race([task, timeUp]);
  clearTimeout(timer);
}

/** Signs out on the server and locally: storage purged, cache reset (product 10.10). */
export const signOut = (): AppThunk<Promise<void>> => async (dispatch, _getState, services) => {
  // The session ends here even when the server cannot be told, or takes its time.
  const told = dispatch(authApi.endpoints.logout.initiate()).catch(() => undefined);
  await settleWithin(told, LOGOUT_WAIT_MS);
  dispatch(signedOut());
  dispatch(baseApi.util.resetApiState());
  await services.purgeStorage();
  services.navigation.go(paths.home);
};

/** Follows a sign-in or the end of a session in another tab; what the former customer typed waits for them alone. */
export const followSession =
  (session: Session | null): AppThunk =>
  (dispatch, getState) => {
    const state = getState();
    if ((session?.token ?? null) === selectToken(state)) return;
    dispatch(sessionExpired(selectUser(state)?._id));
    if (session !== null) dispatch(signedIn(session));
    dispatch(baseApi.util.resetApiState());
  };
