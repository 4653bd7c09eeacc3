import { divide, divideUp, sumOf } from './integers.ts';
import type { Heading } from './priceTable.ts';
import type { SizedWindow } from './window.ts';

/** Cloth ÷ finished width in hundredths, for drapes and for sheers (product 15.6). */
const FULLNESS: Readonly<Record<Heading, { drape: number; sheer: number }>> = {
  wave: { drape: 210, sheer: 250 },
  double: { drape: 220, sheer: 250 },
  triple: { drape: 250, sheer: 300 },
  pencil: { drape: 200, sheer: 250 },
  eyelet: { drape: 200, sheer: 200 },
  rod: { drape: 200, sheer: 250 },
};

const OVERLAP_OF_PAIR = 100;
/** From a track on the wall to the wall. */
const RETURN = 80;
/** Both side hems of a curtain. */
export const SIDE_HEMS = 100;
/** Hem and heading together; pleats sewn by hand need more. */
const MAKE = 250;
const MAKE_PLEATED = 300;

/** Gap above the floor for a robot cleaner or a floor that is still to come. */
const RAISED_END = -10;
const SHEER_END = -5;
const ENDS = { sill: -10, belowSill: 150 } as const;

export const fullnessOf = (heading: Heading, isSheer: boolean): number =>
  FULLNESS[heading][isSheer ? 'sheer' : 'drape'];

/** Hem and heading of a curtain together. */
export const makeOf = (heading: Heading): number =>
  heading === 'double' || heading === 'triple' ? MAKE_PLEATED : MAKE;

/** From the track to the wall, on each side. */
export const returnOf = ({ mount }: Pick<SizedWindow, 'mount'>): number =>
  mount === 'ceiling' ? 0 : RETURN;

/** What a finished curtain is longer (or, negative, shorter) than the measured drop. */
function endOf({ reach, floor, notes }: SizedWindow, isSheer: boolean): number {
  if (reach !== 'floor') return ENDS[reach];
  if (notes.includes('robot') || floor === 'coming') return RAISED_END;
  return isSheer ? SHEER_END : 0;
}

/** Finished length: the smallest drop counts, the largest when the hem follows the floor. */
export function finishedDrop(
  window: SizedWindow,
  isSheer: boolean,
  followsFloor = false,
): number | undefined {
  if (window.drops.length === 0) return undefined;
  const drop = followsFloor ? Math.max(...window.drops) : Math.min(...window.drops);
  return drop + endOf(window, isSheer);
}

/** What the cloth of a curtain depends on, in mm. */
export interface CurtainNeed {
  /** Length of each track. */
  track: number;
  /** Number of equal tracks. */
  parts: number;
  /** Finished length. */
  drop: number;
  heading: Heading;
  isPair: boolean;
  /** Width of the left side of an asymmetric pair. */
  left?: number;
  return: number;
  isSheer: boolean;
}

/** Cloth of a curtain before hems and pleats are sewn, in mm. */
export interface CutSize {
  parts: number;
  isPair: boolean;
  /** Finished width of each track, with overlap and returns. */
  finished: number;
  /** Of each track: one width, or that of both sides of an asymmetric pair. */
  widths: readonly [number] | readonly [left: number, right: number];
  /** Side hems of each track together. */
  hems: number;
  /** Width of all cloth together. */
  total: number;
  drop: number;
}

/** Cloth is cut so much longer that it has its size after it has shrunk; shrinkage in thousandths. */
export const beforeShrinking = (length: number, shrinkage: number): number =>
  divideUp(length * (1000 + shrinkage), 1000);

/** Cloth of each track: of one curtain or an equal pair together, else of both sides. */
function cutWidths(need: CurtainNeed, finished: number, hems: number): CutSize['widths'] {
  const fullness = fullnessOf(need.heading, need.isSheer);
  const { track, left } = need;
  if (left === undefined) return [divideUp(finished * fullness, 100) + hems];
  const sideOf = (length: number) =>
    divideUp((length + OVERLAP_OF_PAIR / 2 + need.return) * fullness, 100) + SIDE_HEMS;
  return [sideOf(left), sideOf(track - left)];
}

/** Finished width of each curtain of one track, from the left. */
export function finishedPerCurtain(
  need: Pick<CurtainNeed, 'track' | 'isPair' | 'left' | 'return'>,
): number[] {
  const { track, isPair, left } = need;
  if (!isPair) return [track + 2 * need.return];
  const side = OVERLAP_OF_PAIR / 2 + need.return;
  return left === undefined
    ? [divide(track, 2) + side, divideUp(track, 2) + side]
    : [left + side, track - left + side];
}

/** Finished and cut size of a curtain; shrinkage in thousandths. */
export function cutSize(need: CurtainNeed, shrinkage: number): CutSize {
  const { parts, isPair, heading } = need;
  const finished = need.track + (isPair ? OVERLAP_OF_PAIR : 0) + 2 * need.return;
  const hems = isPair ? 2 * SIDE_HEMS : SIDE_HEMS;
  const widths = cutWidths(need, finished, hems);
  return {
    parts,
    isPair,
    finished,
    widths,
    hems,
    total: parts * sumOf(widths),
    drop: beforeShrinking(need.drop + makeOf(heading), shrinkage),
  };
}
