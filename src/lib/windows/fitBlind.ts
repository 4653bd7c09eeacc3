import type { BlindKind } from '@/contract/facets';
import { freeWall } from './curtainTrack';
import { largest, sizeOf, smallest, type MeasuredWindow } from './measuredWindow';

/** How a ready-made blind fits; lengths in cm. */
export type BlindFit =
  | { fits: 'inside' }
  | { fits: 'outside'; pastFrame: number }
  | {
      fits: null;
      reason: 'unknown' | 'tooNarrow' | 'tooWide' | 'tooShort' | 'tooLong' | 'shallow';
    };

/** Depth of recess that the head of a blind needs, in cm. */
export const DEPTHS: Record<BlindKind, number> = { roller: 8, 'day-night': 8, roman: 5 };

/** An inside blind is narrower than the recess by this, in cm. */
const LEAST_GAP = 0.5;
const MOST_GAP = 3.5;
/** A roman blind covers its recess up to this, in cm; the others keep the rest on the tube. */
const ROMAN_GAP = 1;
const PAST_FRAME = 5;
const PAST_FRAME_OF_BEDROOM = 10;
/** Above and below the frame together, in cm. */
const BEYOND_DROP = 15;
const MOST_BEYOND_DROP_OF_ROMAN = 25;

interface Blind {
  kind: BlindKind;
  width: number;
  drop: number;
}

function fitInside(window: MeasuredWindow, { kind, width, drop }: Blind): BlindFit {
  const { width: recessWidth } = sizeOf(window);
  // Roman blinds would jam in the longest place of a crooked recess.
  const recessDrop = kind === 'roman' ? smallest(window.drops) : largest(window.drops);
  if (recessWidth === null || recessDrop === null) return { fits: null, reason: 'unknown' };
  if (window.depth !== null && window.depth < DEPTHS[kind])
    return { fits: null, reason: 'shallow' };
  if (width > recessWidth - LEAST_GAP) return { fits: null, reason: 'tooWide' };
  if (width < recessWidth - MOST_GAP) return { fits: null, reason: 'tooNarrow' };
  const isRoman = kind === 'roman';
  if (drop < (isRoman ? recessDrop - ROMAN_GAP : recessDrop))
    return { fits: null, reason: 'tooShort' };
  return isRoman && drop > recessDrop ? { fits: null, reason: 'tooLong' } : { fits: 'inside' };
}

function fitOutside(window: MeasuredWindow, { kind, width, drop }: Blind): BlindFit {
  const { width: frameWidth, drop: frameDrop } = sizeOf({ ...window, mount: 'outside' });
  if (frameWidth === null || frameDrop === null) return { fits: null, reason: 'unknown' };
  const side = window.notes.includes('bedroom') ? PAST_FRAME_OF_BEDROOM : PAST_FRAME;
  const wall = freeWall(window);
  if (width < frameWidth + 2 * side) return { fits: null, reason: 'tooNarrow' };
  if (wall !== null && width > frameWidth + wall) return { fits: null, reason: 'tooWide' };
  if (drop < frameDrop + BEYOND_DROP) return { fits: null, reason: 'tooShort' };
  if (kind === 'roman' && drop > frameDrop + MOST_BEYOND_DROP_OF_ROMAN)
    return { fits: null, reason: 'tooLong' };
  return { fits: 'outside', pastFrame: Math.round((width - frameWidth) * 5) / 10 };
}

/** Whether and how a ready-made blind fits a window (product 15.7). Inside first when the window is measured for it. */
export function fitBlind(window: MeasuredWindow, blind: Blind): BlindFit {
  if (window.mount !== 'inside') return fitOutside(window, blind);
  const inside = fitInside(window, blind);
  if (inside.fits !== null) return inside;
  const outside = fitOutside(window, blind);
  return outside.fits === null ? inside : outside;
}

/** The index of the smallest blind that fits, inside before outside; -1 when none does. */
export function bestBlind(fits: readonly BlindFit[], blinds: readonly Blind[]): number {
  const rank = (index: number) => {
    const blind = blinds[index];
    const area = blind === undefined ? 0 : blind.width * blind.drop;
    return (fits[index]?.fits === 'inside' ? 0 : 1e9) + area;
  };
  const fitting = fits.flatMap(({ fits: how }, index) => (how === null ? [] : [index]));
  return fitting.reduce((best, index) => (best < 0 || rank(index) < rank(best) ? index : best), -1);
}
