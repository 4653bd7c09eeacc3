import { stackOn, trackFor as trackInMillimetres } from '@/lib/madeToMeasure/curtainTrack';
import { centimetresOf, millimetresOf } from '@/lib/madeToMeasure/window';
import { sizeOf, type Heading, type Length, type MeasuredWindow } from './measuredWindow';

export interface CurtainTrack {
  /** Length of the track in cm. */
  length: number;
  /** Width of the open curtains together, in cm. */
  stack: number;
  /** Glass that open curtains cover because the wall is too short, in cm. */
  coveredGlass: number;
}

/** Free wall on both sides in cm; `null` unless both are measured. */
export function freeWall({ freeLeft, freeRight }: MeasuredWindow): Length {
  return freeLeft === null || freeRight === null ? null : freeLeft + freeRight;
}

const stackOf = (track: number, heading: Heading): number =>
  centimetresOf(stackOn(millimetresOf(track), heading));

/** The track that lets open curtains hang beside a window of a width in cm, on a wall as wide as given. */
export function trackFor(width: number, heading: Heading, wall: Length = null): CurtainTrack {
  const wallInMillimetres = wall === null ? undefined : millimetresOf(wall);
  const length = centimetresOf(
    trackInMillimetres(millimetresOf(width), heading, wallInMillimetres),
  );
  const stack = stackOf(length, heading);
  return { length, stack, coveredGlass: Math.max(0, stack - (length - width)) };
}

/** Track of a window: the one that hangs there, otherwise the calculated one; `null` without a width. */
export function trackOf(window: MeasuredWindow): CurtainTrack | null {
  const { width } = sizeOf(window);
  const { track, heading } = window;
  if (track !== null) {
    const stack = stackOf(track, heading);
    const past = width === null ? stack : Math.max(0, track - width);
    return { length: track, stack, coveredGlass: Math.max(0, stack - past) };
  }
  return width === null ? null : trackFor(width, heading, freeWall(window));
}
