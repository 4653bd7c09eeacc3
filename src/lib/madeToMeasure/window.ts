export type Mount = 'ceiling' | 'wall' | 'pole' | 'inside' | 'outside';
export type Reach = 'floor' | 'sill' | 'belowSill';
export type Floor = 'finished' | 'coming';

/** A measured window in whole millimetres: what of it decides the price. */
export interface SizedWindow {
  mount: Mount;
  /** What is measured of three widths and three drops. */
  widths: readonly number[];
  drops: readonly number[];
  /** Length of a track that hangs already. */
  track?: number;
  freeLeft?: number;
  freeRight?: number;
  /** Depth of the recess. */
  depth?: number;
  /** From the floor to the head of a blind. */
  height?: number;
  reach: Reach;
  floor: Floor;
  notes: readonly string[];
}

/** Lengths of a window in centimetres, as they are stored; `null` is not measured. */
interface WindowInCentimetres {
  mount: Mount;
  widths: readonly (number | null)[];
  drops: readonly (number | null)[];
  track?: number | null;
  freeLeft?: number | null;
  freeRight?: number | null;
  depth?: number | null;
  height?: number | null;
  reach: Reach;
  floor: Floor;
  notes: readonly string[];
}

/** The nearest whole millimetre to a length in centimetres. */
export const millimetresOf = (centimetres: number): number => Math.round(centimetres * 10);

export const centimetresOf = (millimetres: number): number => millimetres / 10;

const measured = (lengths: readonly (number | null)[]): number[] =>
  lengths.filter((length) => length !== null).map(millimetresOf);

const optional = (length: number | null | undefined): number | undefined =>
  length === null || length === undefined ? undefined : millimetresOf(length);

/** A window in millimetres, without what is not measured. */
export function sizedWindow(window: WindowInCentimetres): SizedWindow {
  return {
    mount: window.mount,
    widths: measured(window.widths),
    drops: measured(window.drops),
    track: optional(window.track),
    freeLeft: optional(window.freeLeft),
    freeRight: optional(window.freeRight),
    depth: optional(window.depth),
    height: optional(window.height),
    reach: window.reach,
    floor: window.floor,
    notes: window.notes,
  };
}
