import { SECOND } from './clock.ts';
import { reasonOf } from './errorFacts.ts';
import type { Log } from './log.ts';
import { withoutRequestId } from './requestId.ts';

/** A loop that empties a queue in the database, woken by whoever adds to it and by the clock. */
export interface Worker {
  /** Asks for the queue to be emptied soon; nobody waits for it. */
  wake: () => void;
  /** Does what is due and resolves when nothing is. */
  drain: () => Promise<void>;
  start: () => void;
  /** Lets the step that is running end, and begins no other. */
  stop: () => Promise<void>;
}

export interface WorkerParts {
  /** What is worked on, for the log: `mail queue`. */
  name: string;
  /** Does one thing that is due. @returns false when nothing is */
  step: () => Promise<boolean>;
  log: Log;
}

/** How often a worker looks by itself, e.g. for what another server or the command line has queued. */
const TICK_MS = 5 * SECOND;

export function createWorker({ name, step, log }: WorkerParts): Worker {
  let running: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;

  const workOff = async (): Promise<void> => {
    while (!isStopped && (await step())) continue;
  };
  const drain = async (): Promise<void> => {
    // What was queued during the last step of a running round may have been missed by it.
    await running;
    running ??= workOff().finally(() => {
      running = undefined;
    });
    await running;
  };
  const wake = (): void => {
    if (isStopped) return;
    void withoutRequestId(drain).catch((error: unknown) => {
      log.error(`The ${name} could not be worked off.`, { reason: reasonOf(error) });
    });
  };
  return {
    wake,
    drain,
    start: () => {
      timer = setInterval(wake, TICK_MS);
      timer.unref();
    },
    stop: async () => {
      isStopped = true;
      clearInterval(timer);
      await running?.catch(() => undefined);
    },
  };
}
