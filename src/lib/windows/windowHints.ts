import { inchesToCm, isInchLength } from './readLength';
import { trackOf } from './curtainTrack';
import type { WindowFix } from './windowFixes';
import {
  isCurtainMount,
  isInRange,
  largest,
  measuredOf,
  smallest,
  type Length,
  type MeasuredWindow,
} from './measuredWindow';

/** A hint while typing; none of them blocks (product 15.3). Lengths in cm. */
export type WindowHint =
  | { kind: 'swapped'; fix: WindowFix }
  | { kind: 'inches'; inches: number; cm: number; fix: WindowFix }
  | { kind: 'spread'; of: 'widths' | 'drops'; by: number; isLarge: boolean }
  | { kind: 'slope'; by: number }
  | { kind: 'crooked'; by: number; fix?: WindowFix }
  | { kind: 'diagonal'; typed: number; expected: number }
  | { kind: 'copied'; name: string }
  | { kind: 'coveredGlass'; by: number }
  | { kind: 'shallow'; depth: number; fix: WindowFix }
  | { kind: 'unfinishedFloor' }
  | { kind: 'laser' }
  | { kind: 'obstacle'; fix: WindowFix };

const NOTED_SPREAD = 1;
const LARGE_SPREAD = 3;
const SWAP_DROP_BELOW = 180;
const CROOKED_FROM = 1;
const VERY_CROOKED_FROM = 2;
const DIAGONAL_TOLERANCE = 2;
/** Depth that the flattest blind needs to hang inside, in cm. */
const LEAST_DEPTH = 5;

const round = (cm: number): number => Math.round(cm * 10) / 10;

function spreadOf(lengths: readonly Length[]): number {
  return round((largest(lengths) ?? 0) - (smallest(lengths) ?? 0));
}

function sizeHints(window: MeasuredWindow): WindowHint[] {
  const { widths, drops, reach, mount } = window;
  const width = largest(widths);
  const drop = smallest(drops);
  const isFloorLength = isCurtainMount(mount) && reach === 'floor';
  const hints: WindowHint[] = [];
  if (isFloorLength && drop !== null && isInchLength(drop)) {
    hints.push({
      kind: 'inches',
      inches: drop,
      cm: inchesToCm(drop),
      fix: { kind: 'dropsFromInches' },
    });
  }
  const isSwap =
    drop !== null && width !== null && drop < SWAP_DROP_BELOW && width >= SWAP_DROP_BELOW;
  if (isFloorLength && isSwap && isInRange(width, 'drop'))
    hints.push({ kind: 'swapped', fix: { kind: 'swap' } });
  return hints;
}

function spreadHints({ widths, drops, mount, reach }: MeasuredWindow): WindowHint[] {
  const hints: WindowHint[] = [];
  const widthSpread = spreadOf(widths);
  const dropSpread = spreadOf(drops);
  if (widthSpread > NOTED_SPREAD)
    hints.push({
      kind: 'spread',
      of: 'widths',
      by: widthSpread,
      isLarge: widthSpread > LARGE_SPREAD,
    });
  if (dropSpread > LARGE_SPREAD)
    hints.push({ kind: 'spread', of: 'drops', by: dropSpread, isLarge: true });
  else if (isCurtainMount(mount) && reach === 'floor' && dropSpread >= NOTED_SPREAD)
    hints.push({ kind: 'slope', by: dropSpread });
  else if (dropSpread > NOTED_SPREAD)
    hints.push({ kind: 'spread', of: 'drops', by: dropSpread, isLarge: false });
  return hints;
}

function recessHints({ widths, drops, diagonals, mount, depth }: MeasuredWindow): WindowHint[] {
  if (isCurtainMount(mount)) return [];
  const hints: WindowHint[] = [];
  const width = largest(widths);
  const drop = largest(drops);
  if (width !== null && drop !== null) {
    const expected = round(Math.hypot(width, drop));
    for (const typed of measuredOf(diagonals))
      if (Math.abs(typed - expected) > DIAGONAL_TOLERANCE)
        hints.push({ kind: 'diagonal', typed, expected });
  }
  const by = spreadOf(diagonals);
  const toOutside = { kind: 'mountOutside' } as const;
  if (measuredOf(diagonals).length === 2 && by > CROOKED_FROM)
    hints.push({
      kind: 'crooked',
      by,
      ...(by > VERY_CROOKED_FROM && mount === 'inside' && { fix: toOutside }),
    });
  if (mount === 'inside' && depth !== null && depth < LEAST_DEPTH)
    hints.push({ kind: 'shallow', depth, fix: toOutside });
  return hints;
}

function noteHints({ floor, notes, mount }: MeasuredWindow): WindowHint[] {
  const hints: WindowHint[] = [];
  if (floor === 'coming') hints.push({ kind: 'unfinishedFloor' });
  if (notes.includes('laser')) hints.push({ kind: 'laser' });
  if (notes.includes('handle') && mount === 'inside')
    hints.push({ kind: 'obstacle', fix: { kind: 'mountOutside' } });
  return hints;
}

const sizesOf = ({ widths, drops }: MeasuredWindow) => JSON.stringify([widths, drops]);

/** The first other window with the same complete measurements. */
function copiedFrom(window: MeasuredWindow, others: readonly MeasuredWindow[]) {
  const isComplete = ![...window.widths, ...window.drops].includes(null);
  const isSame = (other: MeasuredWindow) =>
    other.id !== window.id && sizesOf(other) === sizesOf(window);
  return isComplete ? others.find(isSame) : undefined;
}

/** Hints for a window beside the customer's other ones, the likeliest mistakes first. */
export function windowHints(
  window: MeasuredWindow,
  others: readonly MeasuredWindow[] = [],
): WindowHint[] {
  const copied = copiedFrom(window, others);
  const track = isCurtainMount(window.mount) ? trackOf(window) : null;
  const coveredGlass = round(track?.coveredGlass ?? 0);
  return [
    ...sizeHints(window),
    ...spreadHints(window),
    ...recessHints(window),
    ...(copied === undefined ? [] : [{ kind: 'copied', name: copied.name } as const]),
    ...(coveredGlass >= 1 ? [{ kind: 'coveredGlass', by: coveredGlass } as const] : []),
    ...noteHints(window),
  ];
}
