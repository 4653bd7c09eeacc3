import { sizeOf, type Heading, type Length, type MeasuredWindow } from './measuredWindow';

/** Part of the track that open curtains take up (product 15.5). */
export const stackPart = (heading: Heading): number => (heading === 'wave' ? 1 / 6 : 1 / 4);

/** Least that the track goes past the frame on both sides together, in cm. */
const LEAST_PAST_FRAME = 30;

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

/** The track that lets open curtains hang beside a window of a width in cm, on a wall as wide as given. */
export function trackFor(width: number, heading: Heading, wall: Length = null): CurtainTrack {
  const part = stackPart(heading);
  const wanted = Math.max(width / (1 - part), width + LEAST_PAST_FRAME);
  const length = wall === null ? wanted : Math.min(wanted, width + wall);
  const stack = length * part;
  return { length, stack, coveredGlass: Math.max(0, stack - (length - width)) };
}

/** Track of a window: the one that hangs there, otherwise the calculated one; `null` without a width. */
export function trackOf(window: MeasuredWindow): CurtainTrack | null {
  const { width } = sizeOf(window);
  const { track, heading } = window;
  if (track !== null) {
    const stack = track * stackPart(heading);
    const past = width === null ? stack : Math.max(0, track - width);
    return { length: track, stack, coveredGlass: Math.max(0, stack - past) };
  }
  return width === null ? null : trackFor(width, heading, freeWall(window));
}
