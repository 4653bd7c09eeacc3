import { HOUR } from './clock.ts';
import { emptyLog } from './db/compact.ts';
import { reasonOf } from './errorDetails.ts';
import { deletePictures } from './media/deletePictures.ts';
import { keepReleaseAssets } from './releaseAssets.ts';
import { deleteExpired } from './repositories/retention.ts';
import type { Services } from './services.ts';

type Parts = Pick<Services, 'db' | 'engine' | 'clock' | 'config' | 'log' | 'mediaStore'>;

/** Deletes expired data and unused pictures. SQLite's log is emptied of them and of closed accounts; failures are logged. */
export async function keepHouse(parts: Parts): Promise<void> {
  const { db, engine, clock, config, log } = parts;
  try {
    await deleteExpired({ db, engine }, clock.now());
    await emptyLog({ db, engine });
    await deletePictures(parts);
    // Servers of this release still run.
    if (config.media.bucket) await keepReleaseAssets(parts);
  } catch (error) {
    log.warn('Cleanup failed and will be retried.', { reason: reasonOf(error) });
  }
}

/** Deletes expired data now and every hour. @returns a function that stops the timer */
export function startHousekeeping(parts: Parts): () => void {
  const run = (): void => void keepHouse(parts);
  run();
  const timer = setInterval(run, HOUR);
  timer.unref();
  return () => clearInterval(timer);
}
