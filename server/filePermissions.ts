import { chmodSync, closeSync, existsSync, openSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { codeOf } from './errorDetails.ts';

/** The database contains personal data: only its owner may read it. */
export const OWNER_ONLY_FOLDER = 0o700;
export const OWNER_ONLY_FILE = 0o600;

/**
 * Creates an empty file that only its owner can access; SQLite copies the permissions to its other files.
 * Never opens an existing file: closing it would release all POSIX locks of this process on it.
 */
export function makeOwnerOnlyFile(path: string): void {
  try {
    closeSync(openSync(path, 'wx', OWNER_ONLY_FILE));
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error;
  }
}

const GROUP_AND_OTHERS = 0o077;

/** Removes the permissions of other users from an own file. @returns whether there were any */
function restrict(path: string): boolean {
  const { mode, uid } = statSync(path);
  if (uid !== process.getuid?.() || (mode & GROUP_AND_OTHERS) === 0) return false;
  chmodSync(path, OWNER_ONLY_FILE);
  return true;
}

/**
 * Restricts the files of a directory to their owner, e.g. after a copy that lost the permissions.
 * @returns names of the files that other users could access
 */
export function restrictPermissions(folder: string): string[] {
  if (!existsSync(folder)) return [];
  const files = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isFile());
  return files.map(({ name }) => name).filter((name) => restrict(join(folder, name)));
}
