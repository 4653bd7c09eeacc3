import type { ClientNetworks } from '../http/client.ts';
import { createConnectionLimits, createNetworkLimits, takeAll } from '../http/connectionLimits.ts';
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
  const sharesOf = createNetworkLimits(RENDERS_PER_CLIENT, RENDERS_PER_NETWORK);
  return {
    take: (networks) => takeAll([{ limits: total, key: EVERYONE }, ...sharesOf(networks)]),
  };
}
