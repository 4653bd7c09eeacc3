import type { Backend } from './renderApp';
import type { TestServer } from './testServer';

export interface WatchedCall {
  /** Path and query below the API base. */
  path: string;
  body: unknown;
}

/** A server whose calls are written down; calls that `hold` names wait until they are let go. */
export function watchServer(server: TestServer, hold: (path: string) => boolean = () => false) {
  const calls: WatchedCall[] = [];
  const held: (() => void)[] = [];
  const backend: Backend = {
    signIn: server.signIn,
    fetch: async (input, init) => {
      const request = new Request(input, init);
      const { pathname, search } = new URL(request.url);
      const path = `${pathname.replace('/api', '')}${search}`;
      const text = await request.clone().text();
      calls.push({ path, body: text === '' ? undefined : (JSON.parse(text) as unknown) });
      if (hold(path)) await new Promise<void>((resolve) => held.push(resolve));
      return server.fetch(request);
    },
  };
  return {
    backend,
    calls,
    callsTo: (part: string) => calls.filter(({ path }) => path.includes(part)),
    letGo: () => held.splice(0).forEach((go) => go()),
  };
}
