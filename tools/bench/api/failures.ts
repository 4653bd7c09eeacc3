/** Number of failed requests by request and error. */
export type Failures = ReadonlyMap<string, number>;

/** A counter of failed requests. */
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

/** Sums up the failures of several runs. */
export function mergeFailures(runs: readonly Failures[]): Failures {
  const merged = new Map<string, number>();
  for (const [failure, count] of runs.flatMap((run) => [...run])) {
    merged.set(failure, (merged.get(failure) ?? 0) + count);
  }
  return merged;
}

/** Code of a socket error, or its message when it has none. */
export function errorCodeOf(error: Error): string {
  return 'code' in error && typeof error.code === 'string' ? error.code : error.message;
}
