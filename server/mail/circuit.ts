import { MINUTE, SECOND } from '../clock.ts';
import type { Clock } from '../clock.ts';

/** Keeps the queue from knocking at a mail server that is down: after each failure it waits longer to try again. */
export interface Circuit {
  /** Whether to leave the mail server alone for now. */
  isOpen: () => boolean;
  /** Whether it has been down for so long that what is queued now may come too late. */
  isDown: () => boolean;
  failed: () => void;
  worked: () => void;
}

const WAITS = [2 * SECOND, 5 * SECOND, 15 * SECOND, 30 * SECOND, MINUTE] as const;
/** One failure may be a hiccup; so many in a row are an outage. */
const DOWN_AFTER = 3;

export function createCircuit(clock: Clock): Circuit {
  let failures = 0;
  let openUntil = 0;
  const isOpen = (): boolean => clock.now().getTime() < openUntil;
  return {
    isOpen,
    isDown: () => failures >= DOWN_AFTER && isOpen(),
    failed: () => {
      const wait = WAITS[Math.min(failures, WAITS.length - 1)] ?? MINUTE;
      failures += 1;
      openUntil = clock.now().getTime() + wait;
    },
    worked: () => {
      failures = 0;
      openUntil = 0;
    },
  };
}
