import {
  fetchBaseQuery,
  retry,
  type BaseQueryApi,
  type BaseQueryFn,
  type FetchArgs,
  type QueryReturnValue,
} from '@reduxjs/toolkit/query/react';
import { selectToken, type AuthRootState } from '@/store/slices/authSlice';
import type { Language } from '@/lib/language';
import type { Services } from '@/store/services';
import { parseChallenge } from './parsers/challenge';
import { isApiError, isWorthRetrying, toApiError, type ApiError } from './errors';

const READ_TIMEOUT_MS = 15_000;
const WRITE_TIMEOUT_MS = 30_000;
const MAX_RETRIES = 3;
const FIRST_BACKOFF_MS = 1_000;
/** Value of the `country` header (product 13.2); fixed, although the shop is in Dubai. */
const COUNTRY = 'india';

/** `extraOptions` of an endpoint. */
export interface RequestOptions {
  /**
   * Who shows the message of a failure (product 12.3): a toast, which is the default, the screen itself, or nobody, because the
   * customer does not need the request. Of a `changed` cart (product 9.17) the screen alone tells; other failures are toasts.
   * Only a silent failure is not logged.
   */
  failure?: 'screen' | 'silent' | 'changed';
  /** `false` when a failure never ends the session: requests of signing in and out (product 10.5). */
  endsSession?: false;
}

export interface RequestMeta {
  /** Token of the request, so that a late response cannot end a newer session. */
  token: string | null;
  options: RequestOptions;
  /** Body of a refusal, of which some endpoints read more than its message. */
  refusal?: unknown;
}

type ShopBaseQuery = BaseQueryFn<
  string | FetchArgs,
  unknown,
  ApiError,
  RequestOptions | undefined,
  RequestMeta
>;

/** Adds the language to a query, except English, which a server of the specification alone answers in. */
function withLanguage(args: string | FetchArgs, language: Language): string | FetchArgs {
  if (language === 'en') return args;
  const request = typeof args === 'string' ? { url: args } : args;
  return { ...request, params: { ...request.params, lang: language } };
}

/** The language of the server's messages is that of the page, whatever the browser prefers (product 13.13). */
function setHeaders(
  headers: Headers,
  { language, token, proof }: { language: Language; token: string | null; proof?: string },
): void {
  headers.set('Accept-Language', language);
  if (proof !== undefined) headers.set('Proof-Of-Work', proof);
  if (token === null) return;
  headers.set('Authorization', `Bearer ${token}`);
  headers.set('country', COUNTRY);
}

async function sendOnce(
  [args, api, options = {}]: Parameters<ShopBaseQuery>,
  proof?: string,
): Promise<QueryReturnValue<unknown, ApiError, RequestMeta>> {
  const { apiBaseUrl, fetch, i18n } = api.extra as Services;
  const { language } = i18n;
  const token = selectToken(api.getState() as AuthRootState);
  const send = fetchBaseQuery({
    baseUrl: apiBaseUrl,
    fetchFn: fetch,
    timeout: api.type === 'query' ? READ_TIMEOUT_MS : WRITE_TIMEOUT_MS,
    prepareHeaders: (headers) => setHeaders(headers, { language, token, proof }),
  });
  const localised = api.type === 'query' ? withLanguage(args, language) : args;
  const result = await send(localised, api, {});
  const meta: RequestMeta = { token, options, refusal: result.error?.data };
  // An empty body is `null`, and no usable response: it is not an empty cart.
  if (result.error === undefined && result.data !== null) return { data: result.data, meta };
  const retryAfter = Number(result.meta?.response?.headers.get('Retry-After') ?? Number.NaN);
  const error: ApiError = {
    ...toApiError(result.error),
    ...(Number.isFinite(retryAfter) && { retryAfter }),
  };
  return { error, meta };
}

/** Sends a challenged change once more, with the proof of work that its server asks for (product 13.22). */
const sendProven: ShopBaseQuery = async (...request) => {
  const [, { type, extra, endpoint }] = request;
  const result = await sendOnce(request);
  const challenge = parseChallenge(result.meta?.refusal);
  if (challenge === undefined || type === 'query') return result;
  const proof = await (extra as Services).proveWork(challenge, endpoint);
  return proof === undefined ? result : sendOnce(request, proof);
};

/** Delay between two attempts. RTK Query checks for a signal that is aborted already. */
function wait(ms: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms);
    signal?.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason as Error);
    });
  });
}

interface RetryContext {
  attempt: number;
  baseQueryApi: BaseQueryApi;
}

function shouldRetry(error: unknown, _args: unknown, context: RetryContext): boolean {
  const { type, extra } = context.baseQueryApi;
  return (
    type === 'query' &&
    context.attempt <= MAX_RETRIES &&
    isApiError(error) &&
    isWorthRetrying(error) &&
    !(extra as Services).isOffline()
  );
}

/**
 * Retries queries after 1, 2 and 4 s, for 429 but no other 4xx. Mutations are never retried without a proof of work, and nothing while the browser
 * is offline: failed queries are refetched on reconnect (product 13.7).
 */
export const baseQuery = retry(sendProven, {
  backoff: (attempt, _maxRetries, signal) => wait(FIRST_BACKOFF_MS * 2 ** (attempt - 1), signal),
  retryCondition: shouldRetry,
});
