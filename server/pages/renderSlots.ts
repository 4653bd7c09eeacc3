import type { ClientNetworks } from '../http/client.ts';
import { createConnectionLimits } from '../http/connectionLimits.ts';
import { RENDERS_AT_ONCE, RENDERS_PER_CLIENT, RENDERS_PER_NETWORK } from '../limits.ts';

/** Limits concurrent renders: in total, per client and per network. */
export interface RenderSlots {
  /**
   * Takes a slot for one render.
   * @returns the release function, `undefined` when no slot is free for this client
   */
  take: (networks: ClientNetworks) => (() => void) | undefined;
}

const EVERYONE = 'everyone';

export function createRenderSlots(): RenderSlots {
  const total = createConnectionLimits(RENDERS_AT_ONCE);
  const perClient = createConnectionLimits(RENDERS_PER_CLIENT);
  const perNetwork = createConnectionLimits(RENDERS_PER_NETWORK);
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
