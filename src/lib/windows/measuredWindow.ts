import type {
  Draw,
  Floor,
  Heading,
  Length,
  MeasuredWindow,
  Mount,
  Reach,
  WindowNote,
} from '@/contract/windows';

export type {
  Draw,
  Heading,
  Length,
  MeasuredWindow,
  Mount,
  Reach,
  Three,
} from '@/contract/windows';

export const MOUNTS: readonly Mount[] = ['ceiling', 'wall', 'pole', 'inside', 'outside'];
export const HEADINGS: readonly Heading[] = ['wave', 'double', 'triple', 'pencil', 'eyelet', 'rod'];
export const REACHES: readonly Reach[] = ['floor', 'sill', 'belowSill'];
export const DRAWS: readonly Draw[] = ['pair', 'left', 'right'];
export const FLOORS: readonly Floor[] = ['finished', 'coming'];
export const NOTES: readonly WindowNote[] = [
  'handle',
  'ac',
  'sprinkler',
  'socket',
  'laser',
  'robot',
  'bedroom',
];

/** Most windows of a customer; a large villa has about 40. */
export const MAX_WINDOWS = 60;
/** Longest name of a room or window, in characters. */
export const MAX_NAME_LENGTH = 40;

/** Hard limits of a length in cm. */
export const RANGES = {
  width: [20, 1200],
  drop: [20, 800],
  diagonal: [20, 1450],
  /** Free wall and depth. */
  space: [0, 1200],
} as const satisfies Record<string, readonly [min: number, max: number]>;
export type RangeName = keyof typeof RANGES;

/** Whether a length is allowed (product 15.3). */
export function isInRange(cm: number, range: RangeName): boolean {
  const [min, max] = RANGES[range];
  return cm >= min && cm <= max;
}

export const isCurtainMount = (mount: Mount): boolean => mount !== 'inside' && mount !== 'outside';

/** The measured ones of several lengths. */
export const measuredOf = (lengths: readonly Length[]): number[] =>
  lengths.filter((length) => length !== null);

/** The smallest measured length; `null` without one. */
export function smallest(lengths: readonly Length[]): Length {
  const measured = measuredOf(lengths);
  return measured.length === 0 ? null : Math.min(...measured);
}

/** The largest measured length; `null` without one. */
export function largest(lengths: readonly Length[]): Length {
  const measured = measuredOf(lengths);
  return measured.length === 0 ? null : Math.max(...measured);
}

/**
 * The width and drop of a window that count: the widest place for what hangs in front of it, the narrowest for what hangs
 * inside; the shortest drop, except for a blind outside, which covers the longest.
 */
export function sizeOf({ mount, widths, drops }: MeasuredWindow): { width: Length; drop: Length } {
  return {
    width: mount === 'inside' ? smallest(widths) : largest(widths),
    drop: mount === 'outside' ? largest(drops) : smallest(drops),
  };
}

/** A window without measurements. */
export function emptyWindow(
  fields: Pick<MeasuredWindow, 'id' | 'updatedAt'> & Partial<MeasuredWindow>,
): MeasuredWindow {
  return {
    room: '',
    name: '',
    mount: 'ceiling',
    heading: 'wave',
    draw: 'pair',
    reach: 'floor',
    floor: 'finished',
    notes: [],
    widths: [null, null, null],
    drops: [null, null, null],
    diagonals: [null, null],
    track: null,
    freeLeft: null,
    freeRight: null,
    freeAbove: null,
    depth: null,
    ...fields,
  };
}
