import { baseApi } from '@/api/baseApi';
import type { AppThunk } from './makeStore';
import {
  selectToken,
  selectUser,
  sessionExpired,
  signedIn,
  type Session,
} from './slices/authSlice';

/** Applies a sign-in or sign-out of another tab. Drafts stay reserved for the previous customer. */
export const followSession =
  (session: Session | null): AppThunk =>
  (dispatch, getState) => {
    const state = getState();
    if ((session?.token ?? null) === selectToken(state)) return;
    dispatch(sessionExpired(selectUser(state)?._id));
    if (session !== null) dispatch(signedIn(session));
    dispatch(baseApi.util.resetApiState());
  };
