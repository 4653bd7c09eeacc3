import { divide } from './integers.ts';
import type { BlindSystem, InsideAllowance, OutsideAllowance } from './priceTable.ts';
import type { SizedWindow } from './window.ts';

/** Width and drop of a blind in mm. */
export interface BlindSize {
  width: number;
  drop: number;
}

/** Systems whose head or cloth would jam in the longest place of a crooked recess. */
const SHORTEST_DROP: readonly BlindSystem[] = ['roman', 'vertical'];

const isMeasured = ({ widths, drops }: SizedWindow): boolean =>
  widths.length > 0 && drops.length > 0;

/** The recess as it counts for a system: its narrowest place, its longest or shortest drop. */
export function recessOf(window: SizedWindow, system: BlindSystem): BlindSize | undefined {
  if (!isMeasured(window)) return undefined;
  const { widths, drops } = window;
  const drop = SHORTEST_DROP.includes(system) ? Math.min(...drops) : Math.max(...drops);
  return { width: Math.min(...widths), drop };
}

/** The largest size of the frame. */
export function frameOf(window: SizedWindow): BlindSize | undefined {
  if (!isMeasured(window)) return undefined;
  return { width: Math.max(...window.widths), drop: Math.max(...window.drops) };
}

/** A blind in its recess, smaller so that it moves. */
export const insideSize = (recess: BlindSize, { width, drop }: InsideAllowance): BlindSize => ({
  width: recess.width - width,
  drop: recess.drop - drop,
});

/** A blind that covers the frame on all sides, as far as the wall is free. */
export function outsideSize(
  frame: BlindSize,
  { freeLeft, freeRight, notes }: Pick<SizedWindow, 'freeLeft' | 'freeRight' | 'notes'>,
  allowance: OutsideAllowance,
  toFloor = false,
): BlindSize {
  const { side, bedroomSide, above, below, floorGap } = allowance;
  const past = notes.includes('bedroom') ? bedroomSide : side;
  return {
    width: frame.width + Math.min(past, freeLeft ?? past) + Math.min(past, freeRight ?? past),
    drop: frame.drop + above + (toFloor ? -floorGap : below),
  };
}

/** Width of each of several equal blinds with a gap between them. */
export const blindOf = (width: number, gap: number, parts: number): number =>
  divide(Math.max(0, width - gap * (parts - 1)), parts);
