import { readFileSync, statSync } from 'node:fs';
import { MIB } from '../bytes.ts';
import { reasonOf } from '../errorDetails.ts';
import { missingPath } from '../missingPath.ts';
import { MAX_FILE_BYTES } from '../limits/sheets.ts';
import { RefusedError } from './errors.ts';

/** Reads or writes a file. @throws RefusedError when that fails */
export function withFile<Result>(path: string, work: () => Result): Result {
  try {
    return work();
  } catch (error) {
    throw new RefusedError(
      missingPath(path, error) ?? `Cannot read or write ${path}: ${reasonOf(error)}`,
    );
  }
}

/** Reads a file of an import. @throws RefusedError when it is missing or too large */
export function readBytes(path: string): Buffer {
  if (withFile(path, () => statSync(path)).size > MAX_FILE_BYTES)
    throw new RefusedError(`${path} is larger than ${MAX_FILE_BYTES / MIB} MB.`);
  return withFile(path, () => readFileSync(path));
}
