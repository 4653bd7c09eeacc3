import { makeStore, type StoreOptions } from '@/store/makeStore';
import type { Toast } from '@/lib/toastQueue';

/** A request as the fake saw it. */
export interface SeenRequest {
  method: string;
  /** Path below the API base, e.g. `/user/get-cart`. */
  path: string;
  query: Record<string, string>;
  headers: Headers;
  body: unknown;
}

export interface FakeReply {
  status?: number;
  /** Sent as JSON, or as it is when it is text. */
  body?: unknown;
  headers?: Record<string, string>;
}

/** Answers a request; throwing stands for a network that is down. */
export type Answer = (request: SeenRequest) => FakeReply | Promise<FakeReply>;

const BASE = 'http://sadeel.test/api';

/** Never answers; fails as `fetch` does when the caller gives up. */
function untilAborted({ signal }: Request): Promise<never> {
  return new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
  });
}

/** A network that records what is sent and answers as it is told. */
export function createFakeApi(answer: Answer = () => ({ body: {} })) {
  const requests: SeenRequest[] = [];
  const fake = {
    requests,
    answer,
    /** Requests to one path, in order. */
    to: (path: string) => requests.filter((request) => request.path === path),
    fetch: (async (input: RequestInfo | URL, init?: RequestInit) => {
      const request = new Request(input, init);
      const url = new URL(request.url);
      const text = await request.text();
      const seen: SeenRequest = {
        method: request.method,
        path: url.pathname.replace('/api', ''),
        query: Object.fromEntries(url.searchParams),
        headers: request.headers,
        body: text === '' ? undefined : (JSON.parse(text) as unknown),
      };
      requests.push(seen);
      const reply = await Promise.race([fake.answer(seen), untilAborted(request)]);
      const { status = 200, body = {}, headers = {} } = reply;
      return new Response(typeof body === 'string' ? body : JSON.stringify(body), {
        status,
        headers: { 'Content-Type': 'application/json', ...headers },
      });
    }) as typeof fetch,
  };
  return fake;
}

/** A real store on a fake network; toasts and movements are kept for the test to read. */
export function createTestStore(answer?: Answer, options: StoreOptions = {}) {
  const api = createFakeApi(answer);
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
  store.services.toasts.subscribe((toast) => toasts.push(toast));
  store.services.navigation.connect((to, navigation) => {
    visited.push({ to, state: navigation?.state as unknown });
  });
  return { api, store, toasts, visited, logged };
}
