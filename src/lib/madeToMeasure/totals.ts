import type { Line, Total, WarningCode } from './configuration.ts';
import { divideHalfUp, divideUp, roundUpTo, sumOf } from './integers.ts';
import type { FittingPrice, PriceTable, Remote } from './priceTable.ts';

/** A line of the breakdown; one without an amount is left out later. */
export const lineOf = (
  code: Line['code'],
  amount: number,
  quantity: number,
  unit: Line['unit'] = 'piece',
): Line => ({ code, amount, quantity, unit });

/** Remotes of a configuration, each once. */
export function controlsLine({ controls }: PriceTable, chosen: readonly Remote[] = []): Line {
  const remotes = [...new Set(chosen)];
  return lineOf('controls', sumOf(remotes.map((remote) => controls[remote])), remotes.length);
}

/** Fitting of one track or blind. */
export function fittingOf(
  fitting: FittingPrice & { perMetre?: number },
  { drop, length = 0, isMotor }: { drop: number; length?: number; isMotor: boolean },
): number {
  const { base, perMetre = 0, motor, highOver, high } = fitting;
  return (
    base + perMetre * divideUp(length, 1000) + (isMotor ? motor : 0) + (drop > highOver ? high : 0)
  );
}

/** Least amount of goods, services, rounding up and VAT, which is included. */
export function totalOf(
  { roundUpTo: step, vatPercent }: PriceTable,
  minimum: number,
  goods: readonly Line[],
  services: readonly Line[],
  warnings: WarningCode[],
): Total {
  const amountsOf = (lines: readonly Line[]) => sumOf(lines.map(({ amount }) => amount));
  const missing = lineOf('minimum', Math.max(0, minimum - amountsOf(goods)), 1);
  const charged = [...goods, missing, ...services];
  const exact = amountsOf(charged);
  const total = roundUpTo(exact, step);
  const lines = [...charged, lineOf('rounding', total - exact, 1)].filter(
    ({ amount }) => amount > 0,
  );
  return { total, vat: divideHalfUp(vatPercent * total, 100 + vatPercent), lines, warnings };
}
