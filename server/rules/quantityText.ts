import type { SoldAs } from '../../src/contract/products.ts';

/** Units after one and after several. */
const UNITS: Record<SoldAs, readonly [one: string, several: string]> = {
  metre: ['m', 'm'],
  panel: ['panel', 'panels'],
  blind: ['blind', 'blinds'],
};

/** A quantity with its unit, e.g. `6 m` or `2 panels`; without a unit when it is unknown. */
export function quantityText(quantity: number, soldAs: SoldAs | null): string {
  if (soldAs === null) return String(quantity);
  const [one, several] = UNITS[soldAs];
  return `${quantity} ${quantity === 1 ? one : several}`;
}
