import { DatabaseSync } from 'node:sqlite';
import { join } from 'node:path';
import { makeOwnerOnlyFile } from './ownerOnly.ts';

/** Thrown when another process has the data directory open. */
export class DataDirInUseError extends Error {}

/**
 * Claims a data directory for this process by holding an exclusive lock on a file beside the database. The operating
 * system drops it when the process dies, however it dies; readers of the database itself are not shut out.
 * @returns a function that gives the directory back
 * @throws DataDirInUseError
 */
export function claimDataDir(dataDir: string): () => void {
  const file = join(dataDir, 'owner.lock');
  makeOwnerOnlyFile(file);
  const lock = new DatabaseSync(file);
  try {
    lock.exec('BEGIN EXCLUSIVE');
  } catch {
    lock.close();
    throw new DataDirInUseError(
      `The data directory ${dataDir} is already in use by another Sadeel server. ` +
        'Stop that one, or choose another directory: DATA_DIR=./data-2 npm start',
    );
  }
  return () => lock.close();
}
