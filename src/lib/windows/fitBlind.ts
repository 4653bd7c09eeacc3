import type { BlindKind } from '@/contract/facets';
import { frameOf, outsideSize, recessOf } from '@/lib/madeToMeasure/blindSize';
import { BLIND_ALLOWANCES } from '@/lib/madeToMeasure/blindAllowances';
import { millimetresOf, sizedWindow } from '@/lib/madeToMeasure/window';
import { freeWall } from './curtainTrack';
import type { MeasuredWindow } from './measuredWindow';

/** How a ready-made blind fits; lengths in cm. */
export type BlindFit =
  | { fits: 'inside' }
  | { fits: 'outside'; pastFrame: number }
  | {
      fits: null;
      reason: 'unknown' | 'tooNarrow' | 'tooWide' | 'tooShort' | 'tooLong' | 'shallow';
    };

/** An inside blind is narrower than the recess by this, in mm. */
const LEAST_GAP = 5;
const MOST_GAP = 35;
/** Blinds that hang at their full length; the others keep the rest on the tube or stack it. */
const AT_FULL_LENGTH: readonly BlindKind[] = ['roman', 'vertical'];
/** They cover their recess up to this, in mm. */
const FULL_LENGTH_GAP = 10;
/** Most that they are longer than the frame outside, in mm. */
const MOST_BEYOND_DROP = 250;

/** A ready-made blind; lengths in cm. */
interface Blind {
  kind: BlindKind;
  width: number;
  drop: number;
}

const inMillimetres = ({ width, drop }: Blind) => ({
  width: millimetresOf(width),
  drop: millimetresOf(drop),
});

function fitInside(window: MeasuredWindow, blind: Blind): BlindFit {
  const { kind } = blind;
  const { width, drop } = inMillimetres(blind);
  const sized = sizedWindow(window);
  const recess = recessOf(sized, kind);
  if (recess === undefined) return { fits: null, reason: 'unknown' };
  if (sized.depth !== undefined && sized.depth < BLIND_ALLOWANCES.inside[kind].depth)
    return { fits: null, reason: 'shallow' };
  if (width > recess.width - LEAST_GAP) return { fits: null, reason: 'tooWide' };
  if (width < recess.width - MOST_GAP) return { fits: null, reason: 'tooNarrow' };
  const isFull = AT_FULL_LENGTH.includes(kind);
  if (drop < (isFull ? recess.drop - FULL_LENGTH_GAP : recess.drop))
    return { fits: null, reason: 'tooShort' };
  return isFull && drop > recess.drop ? { fits: null, reason: 'tooLong' } : { fits: 'inside' };
}

function fitOutside(window: MeasuredWindow, blind: Blind): BlindFit {
  const { width, drop } = inMillimetres(blind);
  const frame = frameOf(sizedWindow(window));
  if (frame === undefined) return { fits: null, reason: 'unknown' };
  const least = outsideSize(frame, { notes: window.notes }, BLIND_ALLOWANCES.outside);
  const wall = freeWall(window);
  if (width < least.width) return { fits: null, reason: 'tooNarrow' };
  if (wall !== null && width > frame.width + millimetresOf(wall))
    return { fits: null, reason: 'tooWide' };
  if (drop < least.drop) return { fits: null, reason: 'tooShort' };
  if (AT_FULL_LENGTH.includes(blind.kind) && drop > frame.drop + MOST_BEYOND_DROP)
    return { fits: null, reason: 'tooLong' };
  return { fits: 'outside', pastFrame: Math.round((width - frame.width) / 2) / 10 };
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
