import { startServerProcess } from '../../scripts/support/serverProcess.ts';
import type { ServerProcess } from '../../scripts/support/serverProcess.ts';

/** A server that can be killed and restarted, each time on another port. */
export function createRestartableServer(env: Record<string, string>) {
  let current: ServerProcess | undefined;
  const readyMs: number[] = [];
  return {
    readyMs,
    send: (path: string, init: RequestInit) => fetch(`${current?.address ?? ''}${path}`, init),
    start: async () => {
      current = await startServerProcess({ env });
      readyMs.push(current.readyMs);
    },
    kill: async () => current?.kill(),
    stop: async () => current?.stop(),
  };
}
