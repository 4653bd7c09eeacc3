import { dirname, resolve } from 'node:path';
import { codeOf } from './errorDetails.ts';

/** What to say of a path that does not exist; `undefined` for any other error. */
export function missingPath(path: string, error: unknown): string | undefined {
  if (codeOf(error) !== 'ENOENT') return undefined;
  return `There is no file or folder ${path} (looked for in ${dirname(resolve(path))}).`;
}
