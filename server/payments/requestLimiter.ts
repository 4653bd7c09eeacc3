import type { Clock } from '../clock.ts';
import type { ClientNetworks } from '../http/client.ts';
import { createSlots } from '../http/connectionLimits.ts';
import { createRateLimiter } from '../http/rateLimiter.ts';
import type { RequestPolicy } from '../limits/clients.ts';
import type { ShareOf } from '../serverCount.ts';

/** Thrown when a request to a provider would exceed the limits. */
export class TooManyRequestsError extends Error {
  readonly retryAfterMs: number;

  constructor(retryAfterMs: number) {
    super('Too many requests to the provider.');
    this.retryAfterMs = retryAfterMs;
  }
}

/** Retry delay at the concurrency limit: the typical duration of a request. */
const BUSY_RETRY_MS = 1000;

/**
 * Limits the provider requests that unauthenticated clients can cause, in bounded memory.
 * @param shareOf share of this server of the policy's numbers, which are those of the shop
 */
export function createRequestLimiter(
  { rate, inFlight }: RequestPolicy,
  clock: Clock,
  shareOf: ShareOf,
) {
  const limiter = createRateLimiter(rate, clock, shareOf);
  const slots = createSlots(inFlight, shareOf);
  return {
    /**
     * Sends a request to a provider on behalf of a client.
     * @throws TooManyRequestsError instead of sending a request beyond the limits
     */
    run: async <T>(networks: ClientNetworks, call: () => Promise<T>): Promise<T> => {
      const release = slots.take(networks);
      if (release === undefined) throw new TooManyRequestsError(BUSY_RETRY_MS);
      try {
        const wait = limiter.take(networks);
        if (wait > 0) throw new TooManyRequestsError(wait);
        return await call();
      } finally {
        release();
      }
    },
  };
}

export type RequestLimiter = ReturnType<typeof createRequestLimiter>;
