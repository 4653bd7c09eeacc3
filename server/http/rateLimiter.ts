import { boundedCache } from '../boundedCache.ts';
import type { Clock } from '../clock.ts';
import { MAX_TRACKED_NETWORKS, RESERVED_FOR_FIRST_REQUESTS } from '../limits/clients.ts';
import type { RatePolicy } from '../limits/clients.ts';
import type { ShareOf } from '../serverCount.ts';
import type { ClientNetworks } from './client.ts';

/**
 * In-memory rate limiter with a fixed window, for requests that write nothing to the database. It tracks the most recent
 * MAX_TRACKED_NETWORKS networks.
 * @param shareOf share of this server of the policy's numbers, which are those of the shop
 */
export function createRateLimiter(policy: RatePolicy, clock: Clock, shareOf: ShareOf) {
  const counts = boundedCache<number>({ max: MAX_TRACKED_NETWORKS });
  let total = 0;
  let endsAt = 0;

  const startWindow = (now: number): void => {
    counts.clear();
    total = 0;
    endsAt = now + policy.windowMs;
  };

  return {
    /**
     * Counts one request of a client. Rejected requests are not counted, so that one client cannot use up the total.
     * @returns 0 when the request is allowed, else the time to wait in ms
     */
    take: (networks: ClientNetworks) => {
      const now = clock.now().getTime();
      if (now >= endsAt) startWindow(now);
      const perNetwork = shareOf(policy.perNetwork);
      const isFull = networks.some((network) => (counts.get(network) ?? 0) >= perNetwork);
      const isQuiet = !counts.has(networks.at(-1) ?? networks[0]);
      const share = isQuiet ? 1 : 1 - RESERVED_FOR_FIRST_REQUESTS;
      if (isFull || total >= shareOf(policy.total) * share) return endsAt - now;
      total += 1;
      for (const network of networks) counts.set(network, (counts.get(network) ?? 0) + 1);
      return 0;
    },
  };
}

export type RateLimiter = ReturnType<typeof createRateLimiter>;
