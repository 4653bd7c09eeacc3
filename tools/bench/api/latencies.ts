/** Response times in ms. */
export interface Latencies {
  p50: number;
  p99: number;
  max: number;
}

/** Percentile by the nearest-rank method. */
function percentile(sorted: readonly number[], share: number): number {
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? 0;
}

export function summarise(durations: readonly number[]): Latencies {
  const sorted = durations.toSorted((a, b) => a - b);
  return {
    p50: percentile(sorted, 0.5),
    p99: percentile(sorted, 0.99),
    max: sorted.at(-1) ?? 0,
  };
}

/** Median; the upper one of an even number of values. */
export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
