import { divide } from '../../../src/lib/madeToMeasure/integers.ts';
import { returnOf } from '../../../src/lib/madeToMeasure/curtainSize.ts';
import type { Configuration } from '../configuration.ts';
import type { Making } from './types.ts';

/** What a fitter has to watch at a window. */
export type Watch =
  | 'twoPeople'
  | 'hemOnSite'
  | 'floorComing'
  | 'slope'
  | 'uneven'
  | 'joints'
  | 'laser'
  | 'handle'
  | 'ac'
  | 'sprinkler'
  | 'robot';

/** What the fitter of a window needs besides its making; mm. */
export interface FitterFacts {
  /** From the wall to the track, on both sides. */
  return: number;
  bracketDistance: number;
  needsLadder: boolean;
  /** How much the finished size may differ. */
  tolerance: number;
  watch: Watch[];
}

/** A drop or height that is fitted from a ladder, as the price of fitting counts it. */
const LADDER_OVER = 3300;
/** A curtain that two people hang, in grams. */
const TWO_PEOPLE_OVER = 12_000;
const TOLERANCE = { curtain: 10, blind: 3 } as const;
/** Measurements that differ by this are a sloping floor or uneven walls. */
const UNEVEN_FROM = 10;

const millimetres = (lengths: readonly (number | null)[]): number[] =>
  lengths.flatMap((length) => (length === null ? [] : [Math.round(length * 10)]));

const spreadOf = (lengths: readonly (number | null)[]): number => {
  const all = millimetres(lengths);
  return all.length === 0 ? 0 : Math.max(...all) - Math.min(...all);
};

function watchOf(making: Making, { request: { window } }: Configuration): Watch[] {
  const { reach = 'floor', floor = 'finished', notes = [] } = window;
  const isCurtain = making.kind === 'curtain';
  const isOnFloor = isCurtain && reach === 'floor';
  const dropSpread = spreadOf(window.drops);
  const weight = isCurtain ? divide(making.weight, making.pieces.length) : making.weight;
  const watch: Record<Watch, boolean> = {
    twoPeople: weight > TWO_PEOPLE_OVER,
    hemOnSite: isCurtain && making.hasHemOnSite,
    floorComing: floor === 'coming',
    slope: isOnFloor && dropSpread >= UNEVEN_FROM,
    uneven: spreadOf(window.widths) > UNEVEN_FROM || (!isOnFloor && dropSpread > UNEVEN_FROM),
    joints: isCurtain && making.joints > 0,
    laser: notes.includes('laser'),
    handle: notes.includes('handle'),
    ac: notes.includes('ac'),
    sprinkler: notes.includes('sprinkler'),
    robot: notes.includes('robot'),
  };
  return (Object.keys(watch) as Watch[]).filter((one) => watch[one]);
}

/** What the fitter of a window needs besides its making, from the order's frozen configuration. */
export function fitterFacts(making: Making, configuration: Configuration): FitterFacts {
  const { height } = configuration.request.window;
  const isCurtain = making.kind === 'curtain';
  const length = isCurtain ? making.track : making.width;
  const top = Math.max(making.drop, ...millimetres([height ?? null]));
  return {
    return: isCurtain ? returnOf(making) : 0,
    bracketDistance: divide(length, making.brackets - 1),
    needsLadder: top > LADDER_OVER,
    tolerance: TOLERANCE[making.kind],
    watch: watchOf(making, configuration),
  };
}
