import { finishedDrop as finishedMillimetres, returnOf } from '@/lib/madeToMeasure/curtainSize';
import { centimetresOf, sizedWindow } from '@/lib/madeToMeasure/window';
import type { ClothNeed } from './clothQuantity';
import { trackOf, type CurtainTrack } from './curtainTrack';
import type { MeasuredWindow } from './measuredWindow';

/** Finished length of a curtain in cm; `null` without a measured drop. The smallest drop counts. */
export function finishedDrop(window: MeasuredWindow, isSheer: boolean): number | null {
  const drop = finishedMillimetres(sizedWindow(window), isSheer);
  return drop === undefined ? null : centimetresOf(drop);
}

/** What the cloth of a window's curtain depends on; `null` without a width or drop. */
export function curtainNeed(
  window: MeasuredWindow,
  isSheer: boolean,
): (ClothNeed & { stack: CurtainTrack }) | null {
  const stack = trackOf(window);
  const drop = finishedDrop(window, isSheer);
  if (stack === null || drop === null) return null;
  const { heading, draw } = window;
  const toWall = centimetresOf(returnOf(window));
  return { track: stack.length, drop, heading, draw, return: toWall, isSheer, stack };
}
