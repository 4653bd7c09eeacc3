import { boundedCache } from '../boundedCache.ts';
import { MAX_TRACKED_NETWORKS } from '../limits/clients.ts';
import type { SlotLimits } from '../limits/clients.ts';
import type { ShareOf } from '../serverCount.ts';
import type { ClientNetworks } from './client.ts';

/** Wider networks of a client at most (client.ts). */
const WIDER_NETWORKS = 2;

/** Limits how many units of a resource each client uses. @param maxClients who use one at the same time */
function createConnectionLimits(perClient: () => number, maxClients: number) {
  const used = boundedCache<number>({ max: maxClients });
  return {
    /** Takes one unit for a client. @returns false when the client has reached its limit */
    take: (client: string) => {
      const count = used.get(client) ?? 0;
      if (count >= perClient()) return false;
      used.set(client, count + 1);
      return true;
    },
    release: (client: string) => {
      const left = (used.get(client) ?? 0) - 1;
      if (left > 0) used.set(client, left);
      else used.delete(client);
    },
  };
}

const EVERYONE = 'everyone';

const whole: ShareOf = (limit) => limit;

/**
 * Limits concurrent work: in total, per client and per wider network, in which another IP address adds none.
 * @param shareOf share of this server of limits that are those of the shop; by default they are the server's
 */
export function createSlots(max: SlotLimits, shareOf = whole) {
  const { total: maxTotal = Infinity } = max;
  const ofClient = (): number => shareOf(max.perClient);
  // More than one client has, who would else take all of them.
  const ofAll = (): number => Math.min(maxTotal, Math.max(shareOf(maxTotal), ofClient() + 1));
  const total = createConnectionLimits(ofAll, 1);
  const maxClients = max.total ?? MAX_TRACKED_NETWORKS;
  const perClient = createConnectionLimits(ofClient, maxClients);
  const perNetwork = createConnectionLimits(
    () => shareOf(max.perNetwork),
    WIDER_NETWORKS * maxClients,
  );
  return {
    /** @returns the release function, `undefined` when no slot is free for this client */
    take: ([client, ...wider]: ClientNetworks) => {
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
