import { reasonOf } from '../errorDetails.ts';
import { RefusedError } from './errors.ts';

/** Reads or writes a file. @throws RefusedError when that fails */
export function withFile<Result>(path: string, work: () => Result): Result {
  try {
    return work();
  } catch (error) {
    throw new RefusedError(`Cannot read or write ${path}: ${reasonOf(error)}`);
  }
}
