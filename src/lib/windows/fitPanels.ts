import { fullnessOf } from '@/lib/madeToMeasure/curtainSize';
import { divideUp } from '@/lib/madeToMeasure/integers';
import { centimetresOf, millimetresOf } from '@/lib/madeToMeasure/window';
import type { ClothNeed } from './clothQuantity';

/** How ready-made panels fit; lengths in cm. */
export type PanelFit =
  | { fits: true; count: number; change: 'none' }
  | { fits: true; count: number; change: 'shorten' | 'lowerRod'; by: number }
  | { fits: false; reason: 'tooShort'; by: number };

/** Longer panels are shortened by the shop, shorter ones need a lower rod. */
const UNNOTICED = 2;
const MOST_LOWERED = 5;

const toMillimetre = (cm: number): number => centimetresOf(millimetresOf(cm));

/** Panels of a flat width and drop in cm for a curtain; their tape is gathered on the rod (product 15.7). */
export function fitPanels(need: ClothNeed, width: number, drop: number): PanelFit {
  const { track, heading, isSheer, draw } = need;
  const flat = millimetresOf(track) * fullnessOf(heading, isSheer);
  const panel = 100 * millimetresOf(width);
  const count = draw === 'pair' ? 2 * divideUp(flat, 2 * panel) : divideUp(flat, panel);
  const over = toMillimetre(drop - need.drop);
  if (over > UNNOTICED) return { fits: true, count, change: 'shorten', by: over };
  if (over >= 0) return { fits: true, count, change: 'none' };
  // A rod below a ceiling cannot be lowered.
  const canLower = need.return > 0 && -over <= MOST_LOWERED;
  return canLower
    ? { fits: true, count, change: 'lowerRod', by: -over }
    : { fits: false, reason: 'tooShort', by: -over };
}
