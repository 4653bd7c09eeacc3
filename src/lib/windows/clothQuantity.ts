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
export interface Cloth {
  /** In cm. */
  width: number;
  /** In per cent. */
  shrinkage?: number;
  /** Height of a repeat in cm; 0 without a pattern. */
  repeat?: number;
  isHalfDrop?: boolean;
  /** Whether it may hang sideways: no pile, one-way print or ribs. */
  canBeRailroaded: boolean;
}

/** Cloth for one window. */
export interface ClothQuantity {
  /** How the cloth hangs; widths are sewn side by side. */
  layout: 'sideways' | 'widths';
  /** Number of lengths; 1 for cloth that hangs sideways. */
  widths: number;
  seams: number;
  /** Exact, in metres. */
  metres: number;
  /** Whole metres, as the shop sells them. */
  quantity: number;
}

/** Cloth ÷ finished width, for drapes and for sheers (product 15.6). */
const FULLNESS: Record<Heading, { drape: number; sheer: number }> = {
  wave: { drape: 2.1, sheer: 2.5 },
  double: { drape: 2.2, sheer: 2.5 },
  triple: { drape: 2.5, sheer: 3 },
  pencil: { drape: 2, sheer: 2.5 },
  eyelet: { drape: 2, sheer: 2 },
  rod: { drape: 2, sheer: 2.5 },
};

const OVERLAP_OF_PAIR = 10;
const SIDE_HEM = 5;
/** Hem and heading together; pleats sewn by hand need more. */
const MAKE = 25;
const MAKE_PLEATED = 30;
/** Narrowest cloth that can hang sideways. */
const LEAST_SIDEWAYS_WIDTH = 250;
/** Part of a width that may be missing (trade rule). */
const SPARE_PART = 0.1;
const CM_PER_METRE = 100;

/** Removes the error of floating-point sums, so that 15.000000000000002 m are not 16. */
const exact = (value: number): number => Math.round(value * 1e6) / 1e6;

export const fullnessOf = (heading: Heading, isSheer: boolean): number =>
  FULLNESS[heading][isSheer ? 'sheer' : 'drape'];

/** Width and length of the cloth before hems and pleats are sewn, in cm. */
export function cutSize(need: ClothNeed, shrinkage = 0): { width: number; drop: number } {
  const isPair = need.draw === 'pair';
  const finished = need.track + (isPair ? OVERLAP_OF_PAIR : 0) + 2 * need.return;
  const sideHems = SIDE_HEM * (isPair ? 4 : 2);
  const make = need.heading === 'double' || need.heading === 'triple' ? MAKE_PLEATED : MAKE;
  return {
    width: exact(finished * fullnessOf(need.heading, need.isSheer) + sideHems),
    drop: exact((need.drop + make) * (1 + shrinkage / 100)),
  };
}

/** Cloth of one width for a window (product 15.6). */
export function clothQuantity(need: ClothNeed, cloth: Cloth): ClothQuantity {
  const { width, shrinkage = 0, repeat = 0, isHalfDrop = false, canBeRailroaded } = cloth;
  const cut = cutSize(need, shrinkage);
  if (canBeRailroaded && width >= LEAST_SIDEWAYS_WIDTH && cut.drop <= width) {
    const metres = exact((cut.width * (1 + shrinkage / 100)) / CM_PER_METRE);
    return { layout: 'sideways', widths: 1, seams: 0, metres, quantity: Math.ceil(metres) };
  }
  const isPair = need.draw === 'pair';
  const parts = exact(cut.width / width);
  const rounded = exact(parts % 1) < SPARE_PART ? Math.floor(parts) : Math.ceil(parts);
  const widths = Math.max(rounded, isPair ? 2 : 1);
  const halfRepeat = isHalfDrop ? repeat / 2 : 0;
  const length = repeat > 0 ? Math.ceil(exact(cut.drop / repeat)) * repeat + halfRepeat : cut.drop;
  // A spare repeat, so that the cut starts at the same place of the pattern.
  const metres = exact((widths * length + repeat) / CM_PER_METRE);
  // An odd width is halved between a pair.
  const seams = isPair ? 2 * (Math.ceil(widths / 2) - 1) : widths - 1;
  return { layout: 'widths', widths, seams, metres, quantity: Math.ceil(metres) };
}
