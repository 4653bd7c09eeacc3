import { closeSync, openSync } from 'node:fs';
import { codeOf } from '../errorFacts.ts';

/** The database holds addresses of customers: nobody else on the machine may read it. */
export const OWNER_ONLY_FOLDER = 0o700;
export const OWNER_ONLY_FILE = 0o600;

/**
 * Makes an empty file for its owner only; SQLite gives the files beside it the same rights. One that is there is not
 * even opened: closing it would end every lock that this process holds on it (POSIX).
 */
export function makeOwnerOnlyFile(path: string): void {
  try {
    closeSync(openSync(path, 'wx', OWNER_ONLY_FILE));
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error;
  }
}
