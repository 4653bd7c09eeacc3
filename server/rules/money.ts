/** The one currency of the shop; code and symbol are the same word. */
export const CURRENCY = 'AED';

/** Fils in a dirham. */
const MINOR_PER_MAJOR = 100;

/** Minor units (fils) as the number the wire carries, e.g. 12950 → 129.5. */
export function toMajor(minor: number): number {
  return minor / MINOR_PER_MAJOR;
}

/** Major units as minor ones, e.g. 129.5 → 12950. */
export function toMinor(major: number): number {
  return Math.round(major * MINOR_PER_MAJOR);
}

/** Minor units as text for people and providers, e.g. 12950 → `129.50`. */
export function toDecimal(minor: number): string {
  return toMajor(minor).toFixed(2);
}

const WHOLE = new Intl.NumberFormat('en-AE', { minimumFractionDigits: 0 });
const WITH_FILS = new Intl.NumberFormat('en-AE', { minimumFractionDigits: 2 });

/** An amount as customers read it in the shop: `AED 1,250` or `AED 129.50`. */
export function moneyText(minor: number, currency: string): string {
  const format = minor % MINOR_PER_MAJOR === 0 ? WHOLE : WITH_FILS;
  return `${currency} ${format.format(toMajor(minor))}`;
}
