import { DatabaseSync } from 'node:sqlite';
import { join } from 'node:path';
import { makeOwnerOnlyFile } from '../filePermissions.ts';
import { isBusy } from './errors.ts';

/** Thrown when another process uses the data directory. */
export class DataDirInUseError extends Error {}

/**
 * Claims a data directory for this process with an exclusive lock on a file beside the database.
 * The operating system releases the lock when the process ends, even after a crash.
 * @returns a function that releases the directory
 * @throws DataDirInUseError
 */
export function claimDataDir(dataDir: string): () => void {
  const file = join(dataDir, 'owner.lock');
  makeOwnerOnlyFile(file);
  const lock = new DatabaseSync(file);
  try {
    // Nothing is written, so that a full disk keeps no server from starting.
    lock.exec('PRAGMA journal_mode=MEMORY; BEGIN EXCLUSIVE');
  } catch (error) {
    lock.close();
    if (!isBusy(error)) throw error;
    throw new DataDirInUseError(
      `The data directory ${dataDir} is already in use by another Sadeel server. ` +
        'Stop that one, or choose another directory: DATA_DIR=./data-2 npm start',
    );
  }
  return () => lock.close();
}
