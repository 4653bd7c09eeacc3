import type { MessageBody } from '@/contract/common';
import type { CreatedCredential, SignedCredential } from '@/contract/passkeys';
import { beginSession, toVerifiedSession, type VerifiedSession } from './auth';
import { baseApi } from './baseApi';
import { isApiError, readMessage } from './errors';
import { parseCreationOptions, parseSignInOptions } from './parsers/passkeys';
import { request } from './request';
import { listTag, onSuccess } from './tags';

const NOT_FOUND = 404;

const toMessage = (response: unknown): MessageBody => ({ message: readMessage(response) ?? '' });

/** Passkeys, which a server may not offer (product 10.18). */
export const passkeysApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** A challenge to sign in; read again for each sign-in. */
    getPasskeyChallenge: build.query<ReturnType<typeof parseSignInOptions>, void>({
      extraOptions: { failure: 'silent', endsSession: false },
      query: () => request('POST /user/start-passkey-sign-in', {}),
      transformResponse: parseSignInOptions,
    }),
    signInWithPasskey: build.mutation<VerifiedSession, SignedCredential>({
      extraOptions: { failure: 'screen', endsSession: false },
      query: (credential) => request('POST /user/sign-in-with-passkey', { body: { credential } }),
      transformResponse: toVerifiedSession,
      onQueryStarted: (_credential, lifecycle) => beginSession(lifecycle),
    }),
    startPasskey: build.mutation<ReturnType<typeof parseCreationOptions>, void>({
      query: () => request('POST /user/start-passkey', {}),
      transformResponse: parseCreationOptions,
    }),
    addPasskey: build.mutation<MessageBody, CreatedCredential>({
      query: (credential) => request('POST /user/add-passkey', { body: { credential } }),
      transformResponse: toMessage,
      invalidatesTags: (_result, error) => onSuccess(error, [listTag('Account')]),
    }),
    removePasskey: build.mutation<MessageBody, string>({
      query: (_id) => request('POST /user/remove-passkey', { body: { _id } }),
      transformResponse: toMessage,
      // One that was removed meanwhile (404) leaves the list, too.
      invalidatesTags: (_result, error) =>
        isApiError(error) && error.status !== NOT_FOUND ? [] : [listTag('Account')],
    }),
  }),
});

export const {
  useGetPasskeyChallengeQuery,
  useSignInWithPasskeyMutation,
  useStartPasskeyMutation,
  useAddPasskeyMutation,
  useRemovePasskeyMutation,
} = passkeysApi;
