import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { User } from '@/contract/auth';
import type { Id } from '@/contract/common';
import { isRestored, type Persisted } from './persisted';

export interface Session {
  token: string;
  user: User;
  role: string;
}

export interface AuthState {
  token: string | null;
  user: User | null;
  role: string | null;
}

const signedOutState: AuthState = { token: null, user: null, role: null };

export const authSlice = createSlice({
  name: 'auth',
  initialState: signedOutState,
  reducers: {
    signedIn: (_state, { payload }: PayloadAction<Session>): AuthState => ({ ...payload }),
    signedOut: () => signedOutState,
    /** The server rejected the token or another tab ended the session; the payload is the user's id (product 10.9). */
    sessionExpired: {
      reducer: () => signedOutState,
      prepare: (userId?: Id) => ({ payload: userId }),
    },
  },
});

export const { signedIn, signedOut, sessionExpired } = authSlice.actions;

export type PersistedAuthState = Persisted<AuthState>;

/** Root state that the session selectors need. */
export interface AuthRootState {
  auth: PersistedAuthState;
}

export const selectToken = (state: AuthRootState) => state.auth.token;
export const selectUser = (state: AuthRootState) => state.auth.user;
export const selectIsSignedIn = (state: AuthRootState) => state.auth.token !== null;
/** False until the stored session is restored; always true without persistence. */
export const selectIsSessionKnown = ({ auth }: AuthRootState) => isRestored(auth);
