import { startProxy } from './proxy.ts';
import { startServerProcess } from './serverProcess.ts';
import type { ServerOptions, ServerProcess } from './serverProcess.ts';

/** Server processes of one shop; several are on PostgreSQL, behind a proxy. */
export interface ServerGroup {
  /** Base URL of the server, or of the proxy. */
  address: string;
  servers: ServerProcess[];
  /** Sends SIGTERM to all. @returns their exit codes */
  stop: () => Promise<(number | null)[]>;
}

/**
 * Starts servers that share a database.
 * @param optionsOf options of a server by its index
 */
export async function startServerGroup(
  processes: number,
  optionsOf: (index: number) => ServerOptions,
): Promise<ServerGroup> {
  const servers = await Promise.all(
    Array.from({ length: processes }, (_, index) => startServerProcess(optionsOf(index))),
  );
  const addresses = servers.map(({ address }) => address);
  const proxy = processes > 1 ? await startProxy(() => addresses) : undefined;
  return {
    address: proxy?.address ?? addresses[0] ?? '',
    servers,
    stop: async () => {
      const codes = await Promise.all(servers.map((server) => server.stop()));
      proxy?.close();
      return codes;
    },
  };
}
