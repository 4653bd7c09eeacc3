import type { Id } from './common.ts';

/** In centimetres; `null` is not measured yet. */
export type Length = number | null;

/** Where curtains or blinds are fixed: the first three for curtains, the others for blinds. */
export type Mount = 'ceiling' | 'wall' | 'pole' | 'inside' | 'outside';
export type Heading = 'wave' | 'double' | 'triple' | 'pencil' | 'eyelet' | 'rod';
/** Where the curtain ends. */
export type Reach = 'floor' | 'sill' | 'belowSill';
/** A pair, or one curtain that opens to a side. */
export type Draw = 'pair' | 'left' | 'right';
export type Floor = 'finished' | 'coming';
/** What the fitter has to know, ticked by the customer. */
export type WindowNote = 'handle' | 'ac' | 'sprinkler' | 'socket' | 'laser' | 'robot' | 'bedroom';
/** Top, middle and bottom; left, middle and right. */
export type Three = [Length, Length, Length];

/** A window that the customer measured. */
export interface MeasuredWindow {
  id: Id;
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

/** A window that the customer erased. */
export interface ErasedWindow {
  id: Id;
  /** In ms since 1970. */
  erasedAt: number;
}

/** A changed window. */
export interface ChangedWindow extends MeasuredWindow {
  /** `updatedAt` of the account's version that was changed; absent when the device has none. */
  base?: number;
}

/** Changes of one device. */
export interface WindowChanges {
  windows: ChangedWindow[];
  erased: ErasedWindow[];
}

/** The windows of an account, in the order in which they were added. */
export interface AccountWindows {
  windows: MeasuredWindow[];
  /** Versions of two devices that did not win, at most one per window. */
  earlier: MeasuredWindow[];
  erased: ErasedWindow[];
}

export interface WindowsContract {
  'GET /user/get-windows': { query: undefined; body: undefined; response: AccountWindows };
  /** Merges changes; responds with all windows (product 15.10). */
  'POST /user/save-windows': { query: undefined; body: WindowChanges; response: AccountWindows };
}
