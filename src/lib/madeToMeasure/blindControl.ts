import type { BlindRequest, Refusal } from './configuration.ts';
import type { BlindSize } from './blindSize.ts';
import { divide } from './integers.ts';
import type { BlindProduct } from './product.ts';
import type { BlindMotor, BlindPrices, BlindSystem, Power } from './priceTable.ts';

/** Lengths of the chain in mm (EN 13120): out of reach of a child, and long enough to use. */
const HIGHEST_REACH = 1500;
/** A roman blind has a connector that breaks apart. */
const HIGHEST_REACH_OF_ROMAN = 600;
const CHAIN_OF_UNKNOWN_HEIGHT = 1000;
const CHAIN_STEP = 50;
const SHORTEST_CHAIN = 400;

/** How a blind is moved: length of its chain, or its motor. */
export interface Moving {
  chain?: number;
  motor?: BlindMotor;
}

/** Whether a child in the home decides what moves the blind: only a chain is dangerous. */
export const asksForChild = ({ controls }: Pick<BlindProduct, 'controls'>): boolean =>
  controls.includes('chain');

/** Length of a safe chain: two thirds of the drop, ending above the reach of a child. */
export function chainOf(system: BlindSystem, drop: number, height?: number): number {
  const reach = system === 'roman' ? HIGHEST_REACH_OF_ROMAN : HIGHEST_REACH;
  const limit = height === undefined ? CHAIN_OF_UNKNOWN_HEIGHT : Math.max(0, height - reach);
  return divide(Math.min(divide(2 * drop, 3), limit), CHAIN_STEP) * CHAIN_STEP;
}

/** The cheapest motor of a power for the width and weight of a blind, or why there is none. */
function motorOf(
  { motors }: BlindPrices,
  power: Power,
  width: number,
  weight: number,
): BlindMotor | Refusal {
  const ofPower = motors.filter((motor) => motor.power === power);
  const strong = ofPower.filter(({ maxWeight }) => maxWeight >= weight);
  const motor = strong
    .filter(({ minWidth }) => minWidth <= width)
    .sort((a, b) => a.price - b.price)[0];
  if (motor !== undefined) return motor;
  if (strong.length > 0) {
    const min = Math.min(...strong.map(({ minWidth }) => minWidth));
    return { code: 'tooNarrowForMotor', of: 'width', value: width, min };
  }
  const max = Math.max(0, ...ofPower.map(({ maxWeight }) => maxWeight));
  const code = power === 'battery' ? 'battery' : 'tooHeavyForMotor';
  return { code, of: 'weight', value: weight, max };
}

/** How the blind is moved, or why it cannot be moved as chosen. */
export function movingOf(
  { product, table, window, options }: BlindRequest,
  { width, drop }: BlindSize,
  area: number,
  weight: number,
): Moving | Refusal {
  const { control, child } = options;
  const { system } = product;
  const { cordless, motorSystems } = table.blind;
  if (!product.controls.includes(control)) return { code: 'control' };
  if (control === 'wand') return {};
  if (control === 'chain') {
    if (child === true) return { code: 'child' };
    const chain = chainOf(system, drop, window.height);
    return chain < SHORTEST_CHAIN
      ? { code: 'chain', of: 'drop', value: chain, min: SHORTEST_CHAIN }
      : { chain };
  }
  if (control === 'cordless') {
    const { maxWidth, maxArea, systems } = cordless;
    if (!systems.includes(system)) return { code: 'control' };
    if (width > maxWidth) return { code: 'cordless', of: 'width', value: width, max: maxWidth };
    return area > maxArea ? { code: 'cordless', of: 'area', value: area, max: maxArea } : {};
  }
  if (!motorSystems.includes(system)) return { code: 'motorSystem' };
  const motor = motorOf(table.blind, control, width, weight);
  return 'code' in motor ? motor : { motor };
}
