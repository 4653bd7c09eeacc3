import { layoutsOn, type Layout } from '@/lib/madeToMeasure/clothLayout';
import { cutSize, type CutSize } from '@/lib/madeToMeasure/curtainSize';
import { clothFacts, type ClothAttributes } from '@/lib/madeToMeasure/madeProduct';
import { millimetresOf } from '@/lib/madeToMeasure/window';
import type { Draw, Heading } from './measuredWindow';

/** What the cloth of a curtain depends on; lengths in cm. */
export interface ClothNeed {
  track: number;
  /** Finished length of the curtain. */
  drop: number;
  heading: Heading;
  draw: Draw;
  /** From the wall to the track, on each side. */
  return: number;
  isSheer: boolean;
}

/** What is known of the cloth. */
export interface Cloth extends Pick<
  ClothAttributes,
  'shrinkage' | 'patternRepeat' | 'isHalfDrop' | 'canBeRailroaded'
> {
  /** In cm. */
  width: number;
}

/** Cloth for one window. */
export interface ClothQuantity {
  /** How the cloth hangs; widths are sewn side by side. */
  layout: Layout['kind'];
  /** Number of lengths; 1 for cloth that hangs sideways. */
  widths: number;
  seams: number;
  /** Exact, in metres. */
  metres: number;
  /** Whole metres, as the shop sells them. */
  quantity: number;
}

const MM_PER_METRE = 1000;

function cutOf(
  { track, drop, heading, draw, isSheer, ...need }: ClothNeed,
  shrinkage: number,
): CutSize {
  return cutSize(
    {
      track: millimetresOf(track),
      parts: 1,
      drop: millimetresOf(drop),
      heading,
      isPair: draw === 'pair',
      return: millimetresOf(need.return),
      isSheer,
    },
    shrinkage,
  );
}

/** Cloth of one width for a window (product 15.6): the fewest whole metres, then the fewest seams. */
export function clothQuantity(need: ClothNeed, { width, ...attributes }: Cloth): ClothQuantity {
  const facts = clothFacts(attributes);
  const layouts = layoutsOn(millimetresOf(width), cutOf(need, facts.shrinkage), facts);
  const quantities = layouts.map(({ kind, widths, seams, length }) => ({
    layout: kind,
    widths,
    seams,
    metres: length / MM_PER_METRE,
    quantity: Math.ceil(length / MM_PER_METRE),
  }));
  return quantities.reduce((best, other) =>
    (other.quantity - best.quantity || other.seams - best.seams) < 0 ? other : best,
  );
}
