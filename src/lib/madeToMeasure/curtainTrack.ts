import { divide, divideHalfUp, divideUp, roundUpTo } from './integers.ts';
import type { Heading } from './priceTable.ts';
import type { SizedWindow } from './window.ts';

/** Least that a track goes past the frame on both sides together, in mm. */
const LEAST_PAST_FRAME = 300;
const STEP = 10;

/** Open curtains take up one of these parts of the track (product 15.5). */
const stackParts = (heading: Heading): number => (heading === 'wave' ? 6 : 4);

/** Width of open curtains on a track, in mm. */
export const stackOn = (track: number, heading: Heading): number =>
  divideHalfUp(track, stackParts(heading));

/** The track that lets open curtains hang beside a window, within the free wall. */
export function trackFor(width: number, heading: Heading, wall?: number): number {
  const parts = stackParts(heading);
  const wanted = Math.max(divideUp(parts * width, parts - 1), width + LEAST_PAST_FRAME);
  const track = roundUpTo(wanted, STEP);
  return wall === undefined ? track : Math.min(track, width + wall);
}

/** Free wall on both sides; unknown unless both are measured. */
export const freeWallOf = ({ freeLeft, freeRight }: SizedWindow): number | undefined =>
  freeLeft === undefined || freeRight === undefined ? undefined : freeLeft + freeRight;

/** Track of a window: the one that hangs there, otherwise the calculated one. */
export function trackOf(window: SizedWindow, heading: Heading): number | undefined {
  if (window.track !== undefined) return window.track;
  if (window.widths.length === 0) return undefined;
  return trackFor(Math.max(...window.widths), heading, freeWallOf(window));
}

/** Length of each of several equal tracks. */
export const partOf = (track: number, parts: number): number => divide(track, parts);
