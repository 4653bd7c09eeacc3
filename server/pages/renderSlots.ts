import type { ClientNetworks } from '../http/client.ts';
import { createConnectionLimits } from '../http/connectionLimits.ts';
import { RENDERS_AT_ONCE, RENDERS_PER_CLIENT, RENDERS_PER_NETWORK } from '../limits.ts';

/** Bounds how many pages are rendered at the same time: in total, per client and per network. */
export interface RenderSlots {
  /**
   * Takes a slot for one render.
   * @returns a function that releases the slot, `undefined` when none is free for this client
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
        { shares: total, holder: EVERYONE },
        { shares: perClient, holder: client },
        ...wider.map((network) => ({ shares: perNetwork, holder: network })),
      ];
      for (const { shares, holder } of needed) {
        if (!shares.take(holder)) {
          release();
          return undefined;
        }
        releases.push(() => shares.release(holder));
      }
      return release;
    },
  };
}
