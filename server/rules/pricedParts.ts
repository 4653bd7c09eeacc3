import type { ClothLayout, PriceLine } from '../../src/contract/madeToMeasure.ts';
import type { Line } from '../../src/lib/madeToMeasure/configuration.ts';
import type { PricedWindow } from '../../src/lib/madeToMeasure/priceWindow.ts';
import { centimetresOf } from '../../src/lib/madeToMeasure/window.ts';
import { toMajor } from './money.ts';

const priceLine = ({ code, amount, quantity, unit }: Line): PriceLine =>
  unit === 'decimetre'
    ? { code, amount: toMajor(amount), quantity: quantity / 10, unit: 'metre' }
    : { code, amount: toMajor(amount), quantity, unit };

function clothLayout(result: PricedWindow): ClothLayout | undefined {
  if (result.kind !== 'curtain') return undefined;
  const { kind, clothWidth, widths, seams } = result.layout;
  return { kind, clothWidth: centimetresOf(clothWidth), widths, seams };
}

/** Of what the price of a window consists, and how its cloth is cut, as the API sends them. */
export function pricedParts(result: PricedWindow): {
  breakdown: PriceLine[];
  layout?: ClothLayout;
} {
  const layout = clothLayout(result);
  return { breakdown: result.lines.map(priceLine), ...(layout && { layout }) };
}
