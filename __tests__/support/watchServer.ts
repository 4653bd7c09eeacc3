import type { Backend } from './renderApp';
import type { TestServer } from './testServer';

export interface RecordedRequest {
  /** Path and query below the API base URL. */
  path: string;
  body: unknown;
}

/** Records the requests to a server; holds back those that match `hold` until `release`. */
export function watchServer(server: TestServer, hold: (path: string) => boolean = () => false) {
  const requests: RecordedRequest[] = [];
  const held: (() => void)[] = [];
  const backend: Backend = {
    signIn: server.signIn,
    fetch: async (input, init) => {
      const request = new Request(input, init);
      const { pathname, search } = new URL(request.url);
      const path = `${pathname.replace('/api', '')}${search}`;
      const text = await request.clone().text();
      requests.push({ path, body: text === '' ? undefined : (JSON.parse(text) as unknown) });
      if (hold(path)) await new Promise<void>((resolve) => held.push(resolve));
      return server.fetch(request);
    },
  };
  return {
    backend,
    requests,
    requestsTo: (part: string) => requests.filter(({ path }) => path.includes(part)),
    release: () => held.splice(0).forEach((go) => go()),
  };
}
