import { createEntityAdapter, type EntityState, type ThunkDispatch } from '@reduxjs/toolkit';
import type { Account, AccountContract, AccountPasskey, AccountSession } from '@/contract/account';
import type { User } from '@/contract/auth';
import type { Id, MessageBody } from '@/contract/common';
import { asRecord, type UnknownRecord } from '@/lib/coerce';
import { signedIn, type AuthRootState } from '@/store/slices/authSlice';
import { baseApi } from './baseApi';
import { isApiError, readMessage } from './errors';
import { parseAccount } from './parsers/account';
import { parseUser } from './parsers/session';
import { request } from './request';
import { listTag, onSuccess } from './tags';

const sessionsAdapter = createEntityAdapter<AccountSession, Id>({ selectId: ({ _id }) => _id });
const noSessions = sessionsAdapter.getInitialState();

const passkeysAdapter = createEntityAdapter<AccountPasskey, Id>({ selectId: ({ _id }) => _id });
const noPasskeys = passkeysAdapter.getInitialState();

export interface AccountRecord extends Omit<Account, 'sessions' | 'passkeys'> {
  sessions: EntityState<AccountSession, Id>;
  /** `undefined` when the server has none. */
  passkeys?: EntityState<AccountPasskey, Id>;
}

export interface SavedName extends MessageBody {
  user: User;
}

const NOT_FOUND = 404;

const toMessage = (response: unknown): MessageBody => ({ message: readMessage(response) ?? '' });

interface QueryLifecycle {
  dispatch: ThunkDispatch<unknown, unknown, ReturnType<typeof signedIn>>;
  getState: () => unknown;
  queryFulfilled: Promise<{ data: { user: User } }>;
}

/** Copies the account's name into the session, unless the session has changed meanwhile. */
async function copyName({ dispatch, getState, queryFulfilled }: QueryLifecycle): Promise<void> {
  const { token } = (getState() as AuthRootState).auth;
  const result = await queryFulfilled.catch(() => undefined);
  const { auth } = getState() as AuthRootState;
  const { role, user } = auth;
  if (result === undefined || token === null || role === null || user === null) return;
  if (auth.token !== token) return;
  const { name } = result.data.user;
  // The same session with a changed user; an action for the name alone would be in the scripts of every page.
  if (name !== user.name) dispatch(signedIn({ token, role, user: { ...user, name } }));
}

/** The customer's account, which a server may not offer (product 10.13). */
export const accountApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getAccount: build.query<AccountRecord, void>({
      extraOptions: { failure: 'silent' },
      query: () => request('GET /user/get-account', {}),
      transformResponse: (response: unknown) => {
        const { sessions, passkeys, ...account } = parseAccount(response);
        return {
          ...account,
          sessions: sessionsAdapter.setAll(noSessions, sessions),
          ...(passkeys && { passkeys: passkeysAdapter.setAll(noPasskeys, passkeys) }),
        };
      },
      providesTags: [listTag('Account')],
      onQueryStarted: (_argument, lifecycle) => copyName(lifecycle),
    }),
    updateAccount: build.mutation<SavedName, AccountContract['POST /user/update-account']['body']>({
      query: (body) => request('POST /user/update-account', { body }),
      transformResponse: (response: unknown) => ({
        ...toMessage(response),
        user: parseUser(asRecord(response)['user']),
      }),
      invalidatesTags: (_result, error) => onSuccess(error, [listTag('Account')]),
      onQueryStarted: (_body, lifecycle) => copyName(lifecycle),
    }),
    revokeSession: build.mutation<MessageBody, Id>({
      query: (_id) => request('POST /user/revoke-session', { body: { _id } }),
      transformResponse: toMessage,
      // A session that has ended meanwhile (404) leaves the list, too.
      invalidatesTags: (_result, error) =>
        isApiError(error) && error.status !== NOT_FOUND ? [] : [listTag('Account')],
    }),
    // The session ends with these two, so nothing is refetched.
    revokeSessions: build.mutation<MessageBody, void>({
      query: () => request('POST /user/revoke-sessions', {}),
      transformResponse: toMessage,
    }),
    closeAccount: build.mutation<MessageBody, AccountContract['POST /user/close-account']['body']>({
      extraOptions: { failure: 'screen' },
      query: (body) => request('POST /user/close-account', { body }),
      transformResponse: toMessage,
    }),
    sendClosingCode: build.mutation<MessageBody, void>({
      extraOptions: { failure: 'screen' },
      query: () => request('POST /user/send-closing-code', {}),
      transformResponse: toMessage,
    }),
    /** A mutation, because its response is saved as a file instead of being cached. */
    exportAccount: build.mutation<UnknownRecord, void>({
      query: () => request('GET /user/export-account', {}),
      transformResponse: asRecord,
    }),
  }),
});

export const {
  useGetAccountQuery,
  useUpdateAccountMutation,
  useRevokeSessionMutation,
  useRevokeSessionsMutation,
  useSendClosingCodeMutation,
  useCloseAccountMutation,
  useExportAccountMutation,
} = accountApi;

/** Sessions of an account in the server's order. */
export const selectSessions = sessionsAdapter.getSelectors().selectAll;

/** Passkeys of an account in the server's order. */
export const selectPasskeys = passkeysAdapter.getSelectors().selectAll;
