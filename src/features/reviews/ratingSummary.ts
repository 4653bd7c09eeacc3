export interface RatingSummary {
  /** From 1 to 5, with one decimal. */
  average: number;
  count: number;
  /** Number of reviews by stars, from 5 to 1. */
  distribution: { stars: number; count: number }[];
}

/** Rating summary from the counts of 1 to 5 stars; `undefined` without counts or reviews. */
export function summariseRatings(counts: readonly number[] | undefined): RatingSummary | undefined {
  const total = counts?.reduce((sum, count) => sum + count, 0) ?? 0;
  if (counts === undefined || total === 0) return undefined;
  const points = counts.reduce((sum, count, index) => sum + count * (index + 1), 0);
  return {
    average: Math.round((points / total) * 10) / 10,
    count: total,
    distribution: counts.map((count, index) => ({ stars: index + 1, count })).reverse(),
  };
}
