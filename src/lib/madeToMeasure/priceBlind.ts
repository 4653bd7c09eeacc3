import type { BlindRequest, Line, Refusal, Total } from './configuration.ts';
import { amountOf, decimetresOf, divideHalfUp } from './integers.ts';
import { planBlind, type BlindPlan } from './planBlind.ts';
import type { Extra } from './priceTable.ts';
import type { BlindPrice } from './product.ts';
import { controlsLine, fittingOf, lineOf, totalOf } from './totals.ts';

/** A blind with its price. */
export interface PricedBlind extends Total, BlindPlan {
  kind: 'blind';
}

/** Price of one blind: the next size of the grid, or its area. */
function amountOfBlind(price: BlindPrice, { width, drop, area }: BlindPlan): number | undefined {
  if (price.by === 'area') {
    const charged = Math.max(area, price.minimumArea);
    return price.perBlind + divideHalfUp(charged * price.perSquareMetre, 100);
  }
  const column = price.widths.findIndex((most) => most >= width);
  const row = price.drops.findIndex((most) => most >= drop);
  return price.cells[row]?.[column];
}

/** Side channels are charged on both sides, the other extras across the width. */
function extraLine(perMetre: number, extra: Extra, { parts, width, drop }: BlindPlan): Line {
  const decimetres = decimetresOf(extra === 'sideChannels' ? 2 * drop : width);
  const amount = parts * amountOf(decimetres, perMetre);
  return lineOf(extra, amount, parts * decimetres, 'decimetre');
}

/** The price of a blind that can be made (product 16), or why it cannot. */
export function priceBlind(request: BlindRequest): PricedBlind | Refusal {
  const plan = planBlind(request);
  if ('code' in plan) return plan;
  const { product, table, options } = request;
  const { blind } = table;
  const { parts, drop, tube, motor } = plan;
  const amount = amountOfBlind(product.price, plan);
  if (amount === undefined) return { code: 'size' };
  const isMotor = motor !== undefined;
  const cordless = options.control === 'cordless' ? blind.cordless.price : 0;
  const extras = [...new Set(options.extras)];
  const goods = [
    lineOf('blind', parts * amount, parts),
    lineOf('tube', parts * (tube?.price ?? 0), parts),
    lineOf('cordless', parts * cordless, parts),
    lineOf('motor', parts * (motor?.price ?? 0), parts),
    ...(isMotor ? [controlsLine(table, options.controls)] : []),
    ...extras.map((extra) => extraLine(blind.extras[extra], extra, plan)),
  ];
  const fitting = parts * fittingOf(blind.fitting, { drop, isMotor });
  const services = [lineOf('fitting', fitting, parts)];
  return { kind: 'blind', ...plan, ...totalOf(table, blind.minimum, goods, services, []) };
}
