import type { ClothNeed } from './clothQuantity';
import { trackOf, type CurtainTrack } from './curtainTrack';
import { sizeOf, type MeasuredWindow, type Reach } from './measuredWindow';

/** From the track to the wall, in cm: 0 below a ceiling. */
const RETURN_ON_WALL = 8;

/** Gap above the floor for a robot cleaner or a floor that is still to come. */
const RAISED_FLOOR_END = -1;
const ENDS: Record<Exclude<Reach, 'floor'>, number> = { sill: -1, belowSill: 15 };

/** What the finished curtain is longer (or, negative, shorter) than the measured drop, in cm. */
function endOf({ reach, floor, notes }: MeasuredWindow, isSheer: boolean): number {
  if (reach !== 'floor') return ENDS[reach];
  if (notes.includes('robot') || floor === 'coming') return RAISED_FLOOR_END;
  return isSheer ? -0.5 : 0;
}

/** Finished length of a curtain in cm; `null` without a measured drop. The smallest drop counts. */
export function finishedDrop(window: MeasuredWindow, isSheer: boolean): number | null {
  const { drop } = sizeOf(window);
  return drop === null ? null : drop + endOf(window, isSheer);
}

/** What the cloth of a window's curtain depends on; `null` without a width or drop. */
export function curtainNeed(
  window: MeasuredWindow,
  isSheer: boolean,
): (ClothNeed & { stack: CurtainTrack }) | null {
  const stack = trackOf(window);
  const drop = finishedDrop(window, isSheer);
  if (stack === null || drop === null) return null;
  const { heading, draw, mount } = window;
  const toWall = mount === 'ceiling' ? 0 : RETURN_ON_WALL;
  return { track: stack.length, drop, heading, draw, return: toWall, isSheer, stack };
}
