import type { SoldAs } from '@/contract/products';

const UNITS: readonly SoldAs[] = ['metre', 'panel', 'blind'];

/** A known unit, or `undefined`. */
export function asSoldAs(value: unknown): SoldAs | undefined {
  return UNITS.find((unit) => unit === value);
}
