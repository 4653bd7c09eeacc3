import { beforeShrinking, type CutSize } from './curtainSize.ts';
import { divide, divideUp, sumOf } from './integers.ts';
import type { ClothFacts } from './product.ts';

/** Narrowest cloth that can hang sideways, in mm. */
const LEAST_SIDEWAYS_WIDTH = 2500;
/** Width by which making is charged, whatever cloth is taken. */
const MAKING_WIDTH = 1400;

/** How cloth of one width hangs; lengths in mm. */
export interface Layout {
  /** Widths are sewn side by side. */
  kind: 'sideways' | 'widths';
  clothWidth: number;
  /** Number of widths; 1 for cloth that hangs sideways. */
  widths: number;
  seams: number;
  /** Length of each width. */
  cut: number;
  /** Length of all cloth. */
  length: number;
}

/** What a layout depends on besides its width. */
export type LayoutFacts = Pick<
  ClothFacts,
  'repeat' | 'isHalfDrop' | 'canBeRailroaded' | 'shrinkage'
>;

/** Widths of cloth across a length: less than a tenth of a width may be missing (product 15.6). */
function widthsAcross(length: number, clothWidth: number): number {
  const whole = divide(length, clothWidth);
  return 10 * (length % clothWidth) < clothWidth ? whole : whole + 1;
}

/** Widths and seams of one track. An odd width is halved between a pair. */
function widthsOfPart({ widths, isPair }: CutSize, clothWidth: number) {
  const [first, second] = widths;
  if (second !== undefined) {
    const halves = [first, second].map((width) => Math.max(1, widthsAcross(2 * width, clothWidth)));
    return {
      widths: Math.max(2, divideUp(sumOf(halves), 2)),
      seams: sumOf(halves.map((half) => divideUp(half, 2) - 1)),
    };
  }
  const across = widthsAcross(first, clothWidth);
  if (!isPair) return { widths: Math.max(1, across), seams: Math.max(1, across) - 1 };
  const ofPair = Math.max(2, across);
  return { widths: ofPair, seams: 2 * (divideUp(ofPair, 2) - 1) };
}

function widthsOf(size: CutSize, clothWidth: number): { widths: number; seams: number } {
  const { widths, seams } = widthsOfPart(size, clothWidth);
  return { widths: size.parts * widths, seams: size.parts * seams };
}

/** Widths by which making is charged. */
export const makingWidths = (size: CutSize): number => widthsOf(size, MAKING_WIDTH).widths;

/** Each way in which cloth of a width may hang. */
export function layoutsOn(clothWidth: number, size: CutSize, facts: LayoutFacts): Layout[] {
  const { repeat, isHalfDrop, canBeRailroaded, shrinkage } = facts;
  const { widths, seams } = widthsOf(size, clothWidth);
  const cut =
    repeat === 0
      ? size.drop
      : divideUp(size.drop, repeat) * repeat + (isHalfDrop ? divideUp(repeat, 2) : 0);
  // A spare repeat, so that each cut starts at the same place of the pattern.
  const length = widths * cut + repeat;
  const sewn: Layout = { kind: 'widths', clothWidth, widths, seams, cut, length };
  const hangsSideways =
    canBeRailroaded && clothWidth >= LEAST_SIDEWAYS_WIDTH && size.drop <= clothWidth;
  if (!hangsSideways) return [sewn];
  const across = beforeShrinking(size.total, shrinkage);
  const sideways: Layout = {
    kind: 'sideways',
    clothWidth,
    widths: 1,
    seams: 0,
    cut: across,
    length: across,
  };
  return [sideways, sewn];
}
