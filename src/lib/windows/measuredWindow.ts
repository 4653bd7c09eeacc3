/** A window that the customer measured. All lengths are centimetres; `null` is not measured yet. */

export type Length = number | null;

/** Where curtains or blinds are fixed: the first three for curtains, the others for blinds. */
export const MOUNTS = ['ceiling', 'wall', 'pole', 'inside', 'outside'] as const;
export type Mount = (typeof MOUNTS)[number];

export const HEADINGS = ['wave', 'double', 'triple', 'pencil', 'eyelet', 'rod'] as const;
export type Heading = (typeof HEADINGS)[number];

/** Where the curtain ends. */
export const REACHES = ['floor', 'sill', 'belowSill'] as const;
export type Reach = (typeof REACHES)[number];

/** A pair, or one curtain that opens to a side. */
export const DRAWS = ['pair', 'left', 'right'] as const;
export type Draw = (typeof DRAWS)[number];

export const FLOORS = ['finished', 'coming'] as const;
export type Floor = (typeof FLOORS)[number];

/** What the fitter has to know, ticked by the customer. */
export const NOTES = ['handle', 'ac', 'sprinkler', 'socket', 'laser', 'robot', 'bedroom'] as const;
export type WindowNote = (typeof NOTES)[number];

/** Top, middle and bottom; left, middle and right. */
export type Three = [Length, Length, Length];

export interface MeasuredWindow {
  id: string;
  room: string;
  name: string;
  mount: Mount;
  heading: Heading;
  draw: Draw;
  reach: Reach;
  floor: Floor;
  notes: WindowNote[];
  /** Of the frame for curtains, of the recess for blinds. */
  widths: Three;
  /** From the track to where the curtain ends; of the recess for blinds. */
  drops: Three;
  /** From the top left and from the top right corner. */
  diagonals: [Length, Length];
  /** Length of a track that hangs already; otherwise it is calculated. */
  track: Length;
  freeLeft: Length;
  freeRight: Length;
  freeAbove: Length;
  /** Depth of the recess. */
  depth: Length;
  /** Of the latest change, in ms since 1970. */
  updatedAt: number;
}

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
