import { beforeShrinking, type CutSize } from './curtainSize.ts';
import { divide, divideUp, sumOf } from './integers.ts';
import type { ClothFacts } from './product.ts';

/** Narrowest cloth that can hang sideways, in mm. */
const LEAST_SIDEWAYS_WIDTH = 2500;
/** Width of lining, and by which making is charged, whatever cloth is taken. */
export const LINING_WIDTH = 1400;

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

/** Widths of cloth in each curtain of one track, from the left: halves of an odd width are sewn to both curtains of a pair. */
export function widthsPerCurtain(
  { widths, isPair }: Pick<CutSize, 'widths' | 'isPair'>,
  clothWidth: number,
): number[] {
  const [first, second] = widths;
  if (second !== undefined)
    return [first, second].map((width) => Math.max(1, widthsAcross(2 * width, clothWidth)) / 2);
  const across = widthsAcross(first, clothWidth);
  if (!isPair) return [Math.max(1, across)];
  const half = Math.max(2, across) / 2;
  return [half, half];
}

/** Widths and seams of one track; both sides of an asymmetric pair need at least two widths. */
function widthsOfPart(size: CutSize, clothWidth: number) {
  const curtains = widthsPerCurtain(size, clothWidth);
  const seams = sumOf(curtains.map((width) => Math.ceil(width) - 1));
  return { widths: Math.max(curtains.length, Math.ceil(sumOf(curtains))), seams };
}

function widthsOf(size: CutSize, clothWidth: number): { widths: number; seams: number } {
  const { widths, seams } = widthsOfPart(size, clothWidth);
  return { widths: size.parts * widths, seams: size.parts * seams };
}

/** Widths by which making is charged. */
export const makingWidths = (size: CutSize): number => widthsOf(size, LINING_WIDTH).widths;

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
