import { reasonOf } from '../errorFacts.ts';
import { RefusedError } from './errors.ts';

/** Works on a file. @throws RefusedError when it cannot be read or written */
export function withFile<Result>(path: string, work: () => Result): Result {
  try {
    return work();
  } catch (error) {
    throw new RefusedError(`Cannot use the file ${path}: ${reasonOf(error)}`);
  }
}
