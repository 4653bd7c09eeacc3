/** How many requests failed, by what was asked for and how it ended. */
export type Failures = ReadonlyMap<string, number>;

/** A running count of failed requests. */
export interface FailureCount {
  add: (failure: string) => void;
  failures: Failures;
}

export function countFailures(): FailureCount {
  const failures = new Map<string, number>();
  return {
    add: (failure) => void failures.set(failure, (failures.get(failure) ?? 0) + 1),
    failures,
  };
}

export function totalOf(failures: Failures): number {
  return [...failures.values()].reduce((sum, count) => sum + count, 0);
}

/** The failures of several runs together. */
export function mergeFailures(runs: readonly Failures[]): Failures {
  const merged = new Map<string, number>();
  for (const [failure, count] of runs.flatMap((run) => [...run])) {
    merged.set(failure, (merged.get(failure) ?? 0) + count);
  }
  return merged;
}

/** Name of a request that got no answer: the code of the socket's error where it has one. */
export function reasonOfSilence(error: Error): string {
  return 'code' in error && typeof error.code === 'string' ? error.code : error.message;
}
