import { SECOND } from './clock.ts';
import { reasonOf } from './errorDetails.ts';
import type { Log } from './log.ts';
import { withoutRequestId } from './requestId.ts';

/** Worker loop of a database queue; runs when woken and at an interval. */
export interface Worker {
  /** Starts processing without waiting for it. */
  wake: () => void;
  /** Processes everything that is due. */
  drain: () => Promise<void>;
  start: () => void;
  /** Stops after the running step. */
  stop: () => Promise<void>;
}

export interface WorkerParts {
  /** Name of the queue for the log: `mail queue`. */
  name: string;
  /** Processes one due item. @returns false when there is none */
  step: () => Promise<boolean>;
  log: Log;
}

/** Polling interval, e.g. for items queued by another server or the command line. */
const TICK_MS = 5 * SECOND;

export function createWorker({ name, step, log }: WorkerParts): Worker {
  let running: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;

  const processQueue = async (): Promise<void> => {
    while (!isStopped && (await step())) continue;
  };
  const drain = async (): Promise<void> => {
    // A running pass may have missed items queued during its last step.
    await running;
    running ??= processQueue().finally(() => {
      running = undefined;
    });
    await running;
  };
  const wake = (): void => {
    if (isStopped) return;
    void withoutRequestId(drain).catch((error: unknown) => {
      log.error(`Processing the ${name} failed.`, { reason: reasonOf(error) });
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
