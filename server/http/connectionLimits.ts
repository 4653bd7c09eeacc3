import type { ClientNetworks } from './client.ts';

/** Limits how many units of a resource each client uses. */
export interface ConnectionLimits {
  /** Takes one unit for a client. @returns false when the client has reached its limit */
  take: (client: string) => boolean;
  release: (client: string) => void;
}

export function createConnectionLimits(perClient: number): ConnectionLimits {
  const used = new Map<string, number>();
  return {
    take: (client) => {
      const count = used.get(client) ?? 0;
      if (count >= perClient) return false;
      used.set(client, count + 1);
      return true;
    },
    release: (client) => {
      const left = (used.get(client) ?? 0) - 1;
      if (left > 0) used.set(client, left);
      else used.delete(client);
    },
  };
}

/** Limits of a resource that a client shares with others, e.g. with its network. */
export interface Share {
  limits: ConnectionLimits;
  key: string;
}

/**
 * Takes one unit of each limit, or none.
 * @returns the release function; `undefined` when a limit is reached
 */
export function takeAll(shares: readonly Share[]): (() => void) | undefined {
  const taken: Share[] = [];
  const release = (): void => taken.splice(0).forEach(({ limits, key }) => limits.release(key));
  for (const share of shares) {
    if (!share.limits.take(share.key)) {
      release();
      return undefined;
    }
    taken.push(share);
  }
  return release;
}

/** Limits per client and for each wider network; another IP address in it adds none. */
export function createNetworkLimits(perClient: number, perNetwork: number) {
  const client = createConnectionLimits(perClient);
  const network = createConnectionLimits(perNetwork);
  /** Shares of a client, for `takeAll`. */
  return ([own, ...wider]: ClientNetworks): Share[] => [
    { limits: client, key: own },
    ...wider.map((key) => ({ limits: network, key })),
  ];
}
