export interface RatingSummary {
  /** Between 1 and 5, to one decimal. */
  average: number;
  count: number;
  /** Reviews with 5, 4, 3, 2 and 1 stars, best first. */
  distribution: { stars: number; count: number }[];
}

/** Average and distribution from the number of reviews with 1 to 5 stars; `undefined` when the server does not tell or there are none. */
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
