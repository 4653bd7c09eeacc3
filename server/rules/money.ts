/** The one currency of the shop; code and symbol are the same word. */
export const CURRENCY = 'AED';

/** Fils in a dirham. */
const MINOR_PER_MAJOR = 100;

/** Minor units (fils) as the number the wire carries, e.g. 12950 → 129.5. */
export function toMajor(minor: number): number {
  return minor / MINOR_PER_MAJOR;
}

/** Minor units as text for people and providers, e.g. 12950 → `129.50`. */
export function toDecimal(minor: number): string {
  return toMajor(minor).toFixed(2);
}
