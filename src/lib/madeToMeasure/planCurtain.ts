import { makingWidths } from './clothLayout.ts';
import { chosenParts, type CurtainRequest, type Refusal } from './configuration.ts';
import { cutSize, finishedDrop, fullnessOf, returnOf, type CutSize } from './curtainSize.ts';
import { partOf, trackOf } from './curtainTrack.ts';
import { carries, curtainMotor, kindsFor, type KindOfTrack } from './hanging.ts';
import { divideUp, sumOf } from './integers.ts';
import type { CurtainMotor } from './priceTable.ts';
import type { Range } from './product.ts';

/** Least width of one side of an asymmetric pair, in mm; also a fifth of the track. */
const LEAST_SIDE = 300;
const SIDES_PER_TRACK = 5;

/** Everything about a curtain that can be made, before its prices; mm and grams. */
export interface CurtainPlan {
  /** Length of each track. */
  track: number;
  parts: number;
  /** Finished length. */
  drop: number;
  cut: CutSize;
  makingWidths: number;
  /** Of the curtains on one track. */
  weight: number;
  /** Of the heaviest curtain. */
  heaviest: number;
  /** Per metre of track. */
  load: number;
  hanging: KindOfTrack;
  motor?: CurtainMotor;
}

const outOf = (value: number, [min, max]: Range): boolean => value < min || value > max;

/** Why the chosen heading and lining do not go together, or do not go where the curtain hangs. */
function refusalOfStyle({ product, table, window, options }: CurtainRequest): Refusal | undefined {
  const { mount } = window;
  const { heading, lining, motor } = options;
  if (mount === 'inside' || mount === 'outside') return { code: 'mount' };
  if (!product.headings.includes(heading)) return { code: 'heading' };
  if (kindsFor(table.curtain, mount, heading, false).length === 0)
    return { code: mount === 'pole' ? 'needsTrack' : 'needsPole' };
  const hasRate = table.curtain.making[heading][lining] !== undefined;
  if (!product.linings.includes(lining) || !hasRate) return { code: 'lining' };
  if (motor === undefined) return undefined;
  if (mount === 'pole') return { code: 'motorPole' };
  return kindsFor(table.curtain, mount, heading, true).length === 0
    ? { code: 'motorHeading' }
    : undefined;
}

function refusalOfSides(left: number | undefined, track: number): Refusal | undefined {
  if (left === undefined) return undefined;
  const min = Math.max(LEAST_SIDE, divideUp(track, SIDES_PER_TRACK));
  const max = track - min;
  return outOf(left, [min, max]) ? { code: 'left', of: 'width', value: left, min, max } : undefined;
}

/** The track that carries a curtain, with a motor when one is chosen, or why there is none. */
function hangingOf(
  { table, window, options }: CurtainRequest,
  track: number,
  weight: number,
  load: number,
): { hanging: KindOfTrack; motor?: CurtainMotor } | Refusal {
  const power = options.motor;
  const kinds = kindsFor(table.curtain, window.mount, options.heading, power !== undefined);
  const long = kinds.filter(({ max }) => track <= max);
  if (long.length === 0) {
    const max = Math.max(...kinds.map((kind) => kind.max));
    return { code: 'size', of: 'track', value: track, max };
  }
  const hanging = long.find((kind) => carries(kind, load));
  if (hanging === undefined) {
    const max = Math.max(...long.map(({ maxLoad = 0 }) => maxLoad));
    return { code: 'tooHeavyForTrack', of: 'load', value: load, max };
  }
  if (power === undefined) return { hanging };
  const motor = curtainMotor(table.curtain, power, weight, track);
  if (motor !== undefined) return { hanging, motor };
  const ofPower = table.curtain.motors.filter((one) => one.power === power);
  const maxWeight = Math.max(0, ...ofPower.map((one) => one.maxWeight));
  const isTooHeavy = weight > maxWeight;
  return {
    code: power === 'battery' ? 'battery' : 'tooHeavyForMotor',
    of: isTooHeavy ? 'weight' : 'track',
    value: isTooHeavy ? weight : track,
    max: isTooHeavy ? maxWeight : Math.max(0, ...ofPower.map((one) => one.maxTrack)),
  };
}

/** Sizes, weight and track of a curtain, or why it cannot be made. */
export function planCurtain(request: CurtainRequest): CurtainPlan | Refusal {
  const { product, table, window, options } = request;
  const { heading, lining, hem } = options;
  const { facts } = product;
  const refusal = refusalOfStyle(request);
  if (refusal !== undefined) return refusal;
  const whole = trackOf(window, heading);
  const drop = finishedDrop(window, facts.isSheer, hem === 'followFloor');
  if (whole === undefined || drop === undefined) return { code: 'unmeasured' };
  const parts = chosenParts(options);
  const track = partOf(whole, parts);
  const [minTrack, maxTrack] = product.track;
  if (outOf(track, product.track))
    return { code: 'size', of: 'track', value: track, min: minTrack, max: maxTrack };
  const [minDrop, maxDrop] = product.drop;
  if (outOf(drop, product.drop))
    return { code: 'size', of: 'drop', value: drop, min: minDrop, max: maxDrop };
  const isPair = options.draw === 'pair';
  const left = isPair && parts === 1 ? options.left : undefined;
  const sides = refusalOfSides(left, track);
  if (sides !== undefined) return sides;
  const { isSheer } = facts;
  const need = { track, parts, drop, heading, isPair, left, return: returnOf(window), isSheer };
  const cut = cutSize(need, facts.shrinkage);
  const grams = facts.weight + (lining === 'none' ? 0 : table.curtain.linings[lining].weight);
  const weightOf = (width: number) => divideUp(width * cut.drop * grams, 1_000_000);
  const weight = weightOf(sumOf(cut.widths));
  const [first, second = 0] = cut.widths;
  const heaviest =
    isPair && left === undefined ? weightOf(divideUp(first, 2)) : weightOf(Math.max(first, second));
  // Without the width, so that a wider curtain never gets a lighter track.
  const load = divideUp(fullnessOf(heading, isSheer) * cut.drop * grams, 100_000);
  const hung = hangingOf(request, track, weight, load);
  if ('code' in hung) return hung;
  return {
    track,
    parts,
    drop,
    cut,
    makingWidths: makingWidths(cut),
    weight,
    heaviest,
    load,
    ...hung,
  };
}
