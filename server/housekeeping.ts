import { HOUR } from './clock.ts';
import { reasonOf } from './errorDetails.ts';
import { deleteExpired } from './repositories/retention.ts';
import type { Services } from './services.ts';

/** Deletes expired data now and every hour. @returns a function that stops the timer */
export function startHousekeeping({
  db,
  clock,
  log,
}: Pick<Services, 'db' | 'clock' | 'log'>): () => void {
  const run = (): void => {
    deleteExpired(db, clock.now()).catch((error: unknown) => {
      log.warn('Cleanup failed and will be retried.', { reason: reasonOf(error) });
    });
  };
  run();
  const timer = setInterval(run, HOUR);
  timer.unref();
  return () => clearInterval(timer);
}
