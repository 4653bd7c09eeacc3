import { startProxy } from '../../scripts/support/proxy.ts';
import { startServerProcess } from '../../scripts/support/serverProcess.ts';
import type { ServerProcess } from '../../scripts/support/serverProcess.ts';

/**
 * A server that can be killed and restarted, each time on another port.
 * @param processes number of servers behind a proxy, of which each kill hits one; the others go on
 */
export async function createRestartableServer(env: Record<string, string>, processes: number) {
  const running: ServerProcess[] = [];
  const readyMs: number[] = [];
  const proxy = await startProxy(() => running.map(({ address }) => address));
  let answered = 0;
  return {
    readyMs,
    /** Number of responses until now. */
    answered: () => answered,
    send: async (path: string, init: RequestInit) => {
      const response = await fetch(`${proxy.address}${path}`, init);
      answered += 1;
      return response;
    },
    /** Starts what does not run. */
    start: async () => {
      const missing = Array.from({ length: processes - running.length }, () =>
        startServerProcess({ env }),
      );
      for (const server of await Promise.all(missing)) {
        running.push(server);
        readyMs.push(server.readyMs);
      }
    },
    /** Kills the server that has run for longest. */
    kill: async () => {
      await running[0]?.kill();
      running.shift();
    },
    stop: async () => {
      await Promise.all(running.map((server) => server.stop()));
      proxy.close();
    },
  };
}
