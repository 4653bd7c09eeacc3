import type { SlotLimits } from '../limits.ts';
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

/** Limits concurrent work: in total, per client and per wider network, in which another IP address adds none. */
export interface Slots {
  /** @returns the release function, `undefined` when no slot is free for this client */
  take: (networks: ClientNetworks) => (() => void) | undefined;
}

const EVERYONE = 'everyone';

export function createSlots(max: SlotLimits): Slots {
  const total = createConnectionLimits(max.total ?? Infinity);
  const perClient = createConnectionLimits(max.perClient);
  const perNetwork = createConnectionLimits(max.perNetwork);
  return {
    take: ([client, ...wider]) => {
      const releases: (() => void)[] = [];
      const release = (): void => releases.splice(0).forEach((release) => release());
      const needed = [
        { limit: total, key: EVERYONE },
        { limit: perClient, key: client },
        ...wider.map((network) => ({ limit: perNetwork, key: network })),
      ];
      for (const { limit, key } of needed) {
        if (!limit.take(key)) {
          release();
          return undefined;
        }
        releases.push(() => limit.release(key));
      }
      return release;
    },
  };
}
