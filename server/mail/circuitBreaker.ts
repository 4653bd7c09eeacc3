import { MINUTE, SECOND } from '../clock.ts';
import type { Clock } from '../clock.ts';

const WAITS = [2 * SECOND, 5 * SECOND, 15 * SECOND, 30 * SECOND, MINUTE] as const;
/** Consecutive failures that count as an outage. */
const DOWN_AFTER = 3;

/** Circuit breaker for the mail server, with growing delays. */
export function createCircuitBreaker(clock: Clock) {
  let failures = 0;
  let openUntil = 0;
  /** Whether deliveries are paused. */
  const isOpen = (): boolean => clock.now().getTime() < openUntil;
  return {
    isOpen,
    /** Whether an outage lasts so long that new mails may arrive too late. */
    isDown: () => failures >= DOWN_AFTER && isOpen(),
    recordFailure: () => {
      // Deliveries that ran at the same time fail for the same reason, which counts once.
      if (isOpen()) return;
      const wait = WAITS[Math.min(failures, WAITS.length - 1)] ?? MINUTE;
      failures += 1;
      openUntil = clock.now().getTime() + wait;
    },
    recordSuccess: () => {
      failures = 0;
      openUntil = 0;
    },
  };
}

export type CircuitBreaker = ReturnType<typeof createCircuitBreaker>;
