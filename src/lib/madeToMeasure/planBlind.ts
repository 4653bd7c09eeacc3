import { movingOf, type Moving } from './blindControl.ts';
import {
  blindOf,
  frameOf,
  insideSize,
  outsideSize,
  recessOf,
  type BlindSize,
} from './blindSize.ts';
import { chosenParts, type BlindRequest, type Refusal } from './configuration.ts';
import { divideUp } from './integers.ts';
import type { BlindPrices, BlindSystem, Extra } from './priceTable.ts';

/** Systems that roll up on a tube, which bows when it is too thin. */
const ON_TUBE: readonly BlindSystem[] = ['roller', 'day-night'];

export type Tube = BlindPrices['tubes'][number];

/** Everything about a blind that can be made, before its prices; mm, dm² and grams. */
export interface BlindPlan extends BlindSize, Moving {
  parts: number;
  /** Of each blind. */
  area: number;
  weight: number;
  tube?: Tube;
}

/** Size of all blinds of a window together, or why there is none. */
function wholeSize({ product, table, window, options }: BlindRequest): BlindSize | Refusal {
  const { mount } = window;
  if (mount !== 'inside' && mount !== 'outside') return { code: 'mount' };
  const opening = mount === 'inside' ? recessOf(window, product.system) : frameOf(window);
  if (opening === undefined) return { code: 'unmeasured' };
  const allowance = table.blind.inside[product.system];
  const { depth } = window;
  if (mount === 'inside' && depth !== undefined && depth < allowance.depth)
    return { code: 'depth', of: 'depth', value: depth, min: allowance.depth };
  if (options.sizeIs === 'finished') return opening;
  if (mount === 'inside') return insideSize(opening, allowance);
  return outsideSize(opening, window, table.blind.outside, options.toFloor);
}

function refusalOfSize(
  { product }: BlindRequest,
  { width, drop }: BlindSize,
  area: number,
): Refusal | undefined {
  const [minWidth, maxWidth] = product.width;
  const [min, max] = product.drop;
  if (width > maxWidth) return { code: 'tooWide', of: 'width', value: width, max: maxWidth };
  if (width < minWidth)
    return { code: 'size', of: 'width', value: width, min: minWidth, max: maxWidth };
  if (drop < min || drop > max) return { code: 'size', of: 'drop', value: drop, min, max };
  return area > product.maxArea
    ? { code: 'area', of: 'area', value: area, max: product.maxArea }
    : undefined;
}

/** The smallest tube that bears a blind without bowing; tubes are in ascending order. */
function tubeOf({ tubes }: BlindPrices, width: number, weight: number): Tube | Refusal {
  const tube = tubes.find((one) => width <= one.maxWidth && weight <= one.maxWeight);
  if (tube !== undefined) return tube;
  const max = Math.max(0, ...tubes.map(({ maxWidth }) => maxWidth));
  return width > max
    ? { code: 'tooWide', of: 'width', value: width, max }
    : { code: 'area', of: 'weight', value: weight };
}

/** Extras that the product does not have, or that the place does not allow. */
export const missingExtras = ({ product, window, options }: BlindRequest): Set<Extra> =>
  new Set(
    options.extras?.filter(
      (extra) =>
        !product.extras.includes(extra) || (extra === 'sideChannels' && window.mount !== 'inside'),
    ),
  );

/** Size, weight and mechanism of a blind, or why it cannot be made. */
export function planBlind(request: BlindRequest): BlindPlan | Refusal {
  const { product, table, options } = request;
  const whole = wholeSize(request);
  if ('code' in whole) return whole;
  const parts = chosenParts(options);
  const size = { width: blindOf(whole.width, table.blind.gap, parts), drop: whole.drop };
  const { width, drop } = size;
  const area = divideUp(width * drop, 10_000);
  const refusal = refusalOfSize(request, size, area);
  if (refusal !== undefined) return refusal;
  if (missingExtras(request).size > 0) return { code: 'extras' };
  const cloth = divideUp(width * drop * product.weight, 1_000_000);
  const weight = cloth + divideUp(width * table.blind.bar, 1000);
  const tube = ON_TUBE.includes(product.system) ? tubeOf(table.blind, width, weight) : undefined;
  if (tube !== undefined && 'code' in tube) return tube;
  const moving = movingOf(request, size, area, weight);
  return 'code' in moving ? moving : { ...size, parts, area, weight, tube, ...moving };
}
