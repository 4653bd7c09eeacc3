import type { AuthContract } from '@/contract/auth';
import type { MessageBody } from '@/contract/common';
import { asRecord, asText } from '@/lib/coerce';
import { isSessionToken } from '@/lib/sessionToken';
import { signedIn, type Session } from '@/store/slices/authSlice';
import { baseApi } from './baseApi';
import { readMessage } from './errors';
import { parseUser } from './parsers/session';
import { request } from './request';

export interface VerifiedSession {
  message: string;
  /** `undefined` when the response holds no usable token. */
  session: Session | undefined;
}

/** Sent as `firebaseToken`, because the storefront uses no push messages (product 10.12). */
const NO_PUSH_TOKEN = 'no-push-token';

const toMessage = (response: unknown): MessageBody => ({ message: readMessage(response) ?? '' });

/** The session of a code or passkey that the server has verified. */
export function toVerifiedSession(response: unknown): VerifiedSession {
  const { token, role, admin } = asRecord(response);
  const message = readMessage(response) ?? '';
  if (!isSessionToken(token)) return { message, session: undefined };
  return { message, session: { token, role: asText(role) ?? 'user', user: parseUser(admin) } };
}

interface SignInLifecycle {
  dispatch: (action: ReturnType<typeof signedIn>) => unknown;
  queryFulfilled: Promise<{ data: VerifiedSession }>;
}

/** Signs in once the server has responded. */
export async function beginSession({ dispatch, queryFulfilled }: SignInLifecycle): Promise<void> {
  const result = await queryFulfilled.catch(() => undefined);
  if (result?.data.session) dispatch(signedIn(result.data.session));
}

export const authApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    sendOtp: build.mutation<MessageBody, AuthContract['POST /user/send-otp']['body']>({
      extraOptions: { failure: 'screen', endsSession: false },
      query: (body) => request('POST /user/send-otp', { body }),
      transformResponse: toMessage,
    }),
    verifyOtp: build.mutation<VerifiedSession, { email: string; otp: string }>({
      extraOptions: { failure: 'screen', endsSession: false },
      query: (credentials) =>
        request('POST /user/verify-otp', {
          body: { ...credentials, firebaseToken: NO_PUSH_TOKEN },
        }),
      transformResponse: toVerifiedSession,
      onQueryStarted: (_credentials, lifecycle) => beginSession(lifecycle),
    }),
    logout: build.mutation<MessageBody, void>({
      extraOptions: { failure: 'screen', endsSession: false },
      query: () => request('POST /user/logout', {}),
      transformResponse: toMessage,
    }),
  }),
});

export const { useSendOtpMutation, useVerifyOtpMutation } = authApi;
