import { chmodSync, closeSync, existsSync, openSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
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

const RIGHTS_OF_OTHERS = 0o077;

/** Takes the rights of everybody else from a file of ours. @returns whether somebody had any */
function narrow(path: string): boolean {
  const { mode, uid } = statSync(path);
  if (uid !== process.getuid?.() || (mode & RIGHTS_OF_OTHERS) === 0) return false;
  chmodSync(path, OWNER_ONLY_FILE);
  return true;
}

/**
 * Makes the files of a folder their owner's alone where they are ours, e.g. after a copy that lost their rights.
 * @returns names of those that others could use
 */
export function narrowFiles(folder: string): string[] {
  if (!existsSync(folder)) return [];
  const files = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isFile());
  return files.map(({ name }) => name).filter((name) => narrow(join(folder, name)));
}
