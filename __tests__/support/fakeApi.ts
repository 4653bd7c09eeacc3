import { afterEach } from '@jest/globals';
import { baseApi } from '@/api/baseApi';
import { makeStore, type AppStore, type StoreOptions } from '@/store/makeStore';
import type { Toast } from '@/lib/toastQueue';

/** A recorded request. */
export interface RecordedRequest {
  method: string;
  /** Path below the API base, e.g. `/user/get-cart`. */
  path: string;
  query: Record<string, string>;
  headers: Headers;
  body: unknown;
}

export interface FakeResponse {
  status?: number;
  /** Sent as JSON; strings are sent unchanged. */
  body?: unknown;
  headers?: Record<string, string>;
}

/** Responds to a request; throws to simulate a network error. */
export type Respond = (request: RecordedRequest) => FakeResponse | Promise<FakeResponse>;

const BASE = 'http://sadeel.test/api';
/** The only status here whose response must not have a body. */
const NO_CONTENT = 204;

function isJson({ headers }: Request): boolean {
  return headers.get('Content-Type')?.startsWith('application/json') ?? false;
}

/** Never resolves; rejects when the request is aborted. */
function untilAborted({ signal }: Request): Promise<never> {
  return new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
  });
}

/** A fake network that records requests. */
export function createFakeApi(respond: Respond = () => ({ body: {} })) {
  const requests: RecordedRequest[] = [];
  const fake = {
    requests,
    respond,
    /** Requests to one path, in order. */
    to: (path: string) => requests.filter((request) => request.path === path),
    fetch: (async (input: RequestInfo | URL, init?: RequestInit) => {
      const request = new Request(input, init);
      const url = new URL(request.url);
      const text = await request.text();
      const recorded: RecordedRequest = {
        method: request.method,
        path: url.pathname.replace('/api', ''),
        query: Object.fromEntries(url.searchParams),
        headers: request.headers,
        body: isJson(request) && text !== '' ? (JSON.parse(text) as unknown) : text || undefined,
      };
      requests.push(recorded);
      const response = await Promise.race([fake.respond(recorded), untilAborted(request)]);
      const { status = 200, body = {}, headers = {} } = response;
      const sent = typeof body === 'string' ? body : JSON.stringify(body);
      return new Response(status === NO_CONTENT ? null : sent, {
        status,
        headers: { 'Content-Type': 'application/json', ...headers },
      });
    }) as typeof fetch,
  };
  return fake;
}

const stores: AppStore[] = [];
// Ends the timers of unused cache entries, for which Jest would wait for minutes.
afterEach(() => {
  for (const store of stores.splice(0)) store.dispatch(baseApi.util.resetApiState());
});

/** A store on a fake network that records toasts and navigation. */
export function createTestStore(respond?: Respond, options: StoreOptions = {}) {
  const api = createFakeApi(respond);
  const toasts: Toast[] = [];
  const logged: string[] = [];
  const visited: { to: string; state: unknown }[] = [];
  const store = makeStore({
    ...options,
    services: {
      apiBaseUrl: BASE,
      fetch: api.fetch,
      log: (message) => logged.push(message),
      ...options.services,
    },
  });
  stores.push(store);
  store.services.toasts.subscribe(({ message, variant }) => toasts.push({ message, variant }));
  store.services.navigation.connect((to, navigation) => {
    visited.push({ to, state: navigation?.state as unknown });
  });
  return { api, store, toasts, visited, logged };
}
