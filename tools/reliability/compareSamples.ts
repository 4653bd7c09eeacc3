/** Median. */
export function medianOf(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const [low, high] = [Math.floor((sorted.length - 1) / 2), Math.ceil((sorted.length - 1) / 2)];
  return ((sorted[low] ?? 0) + (sorted[high] ?? 0)) / 2;
}

/** Two-sided p-value of the standard normal distribution (Abramowitz and Stegun 7.1.26). */
function bothTails(z: number): number {
  const x = Math.abs(z) / Math.SQRT2;
  const t = 1 / (1 + 0.3275911 * x);
  const terms = [1.061405429, -1.453152027, 1.421413741, -0.284496736, 0.254829592];
  return terms.reduce((sum, term) => (sum + term) * t, 0) * Math.exp(-x * x);
}

/**
 * Mann-Whitney U test with normal approximation, for samples of more than 20 values with few ties.
 * @returns the p-value
 */
export function likenessOf(one: readonly number[], other: readonly number[]): number {
  const values = [
    ...one.map((value) => ({ value, isOne: true })),
    ...other.map((value) => ({ value, isOne: false })),
  ].toSorted((a, b) => a.value - b.value);
  const ranks = values.reduce((sum, { isOne }, index) => sum + (isOne ? index + 1 : 0), 0);
  const [n, m] = [one.length, other.length];
  const u = ranks - (n * (n + 1)) / 2;
  return bothTails((u - (n * m) / 2) / Math.sqrt((n * m * (n + m + 1)) / 12));
}
