import type { Heading, Lining, Power, PriceTable, Remote, Extra } from './priceTable.ts';
import type { BlindProduct, Control, CurtainProduct } from './product.ts';
import type { Mount, SizedWindow } from './window.ts';

/** Most tracks or blinds at one window. */
export const MAX_PARTS = 8;

/** Number of tracks or blinds; 1 when none is chosen. */
export const chosenParts = ({ parts = 1 }: { parts?: number }): number =>
  Math.min(Math.max(parts, 1), MAX_PARTS);

/** What a customer chooses of a curtain. */
export interface CurtainOptions {
  heading: Heading;
  lining: Lining;
  draw: 'pair' | 'left' | 'right';
  /** Width in mm of the left side of an asymmetric pair on one track. */
  left?: number;
  /** Tracks beside each other, each of the same length. */
  parts?: number;
  motor?: Power;
  /** Remotes; they count with a motor only. */
  controls?: readonly Remote[];
  /** The hem is sewn on site and follows a sloping floor. */
  hem?: 'followFloor';
  handFinish?: boolean;
}

/** What a customer chooses of a blind. */
export interface BlindOptions {
  control: Control;
  /** The customer gives the size of the blind: nothing is added or taken off. */
  sizeIs?: 'finished';
  /** Outside, it ends at the floor. */
  toFloor?: boolean;
  parts?: number;
  controls?: readonly Remote[];
  extras?: readonly Extra[];
  /** A child under four lives in or visits the home. */
  child?: boolean;
}

export interface CurtainRequest {
  product: CurtainProduct;
  table: PriceTable;
  window: SizedWindow;
  options: CurtainOptions;
  /** Fullness of the other curtains of the room, in hundredths; sheers or drapes, as this one is. */
  inRoom?: readonly number[];
}

export interface BlindRequest {
  product: BlindProduct;
  table: PriceTable;
  window: SizedWindow;
  options: BlindOptions;
}

/** Options that make a refused configuration possible; `null` removes the option. */
export interface Change {
  mount?: Mount;
  heading?: Heading;
  lining?: Lining;
  left?: null;
  parts?: number;
  motor?: Power | null;
  control?: Control;
  extras?: readonly Extra[];
}

export type RefusalCode =
  | 'unmeasured'
  | 'mount'
  | 'cloth'
  | 'heading'
  | 'lining'
  | 'size'
  | 'left'
  | 'needsPole'
  | 'needsTrack'
  | 'motorPole'
  | 'motorHeading'
  | 'motorSystem'
  | 'battery'
  | 'tooHeavyForMotor'
  | 'tooHeavyForTrack'
  | 'depth'
  | 'tooWide'
  | 'area'
  | 'control'
  | 'cordless'
  | 'tooNarrowForMotor'
  | 'extras'
  | 'child'
  | 'chain';

/** Why a configuration cannot be made, and what works instead. */
export interface Refusal {
  code: RefusalCode;
  /** Measure that is out of range: mm of a length, grams of a weight, dm² of an area. */
  of?: 'track' | 'width' | 'drop' | 'weight' | 'load' | 'area' | 'depth';
  value?: number;
  min?: number;
  max?: number;
  /** A change with which the same window has a price. */
  change?: Change;
  /** Length of each part with `change.parts`. */
  each?: number;
}

export type LineCode =
  | 'cloth'
  | 'lining'
  | 'making'
  | 'seams'
  | 'handFinish'
  | 'track'
  | 'joints'
  | 'brackets'
  | 'blind'
  | 'tube'
  | 'cordless'
  | Extra
  | 'motor'
  | 'controls'
  | 'minimum'
  | 'hemOnSite'
  | 'fitting'
  | 'rounding';

/** A line of the breakdown; decimetres are tenths of a metre. */
export interface Line {
  code: LineCode;
  /** In fils. */
  amount: number;
  quantity: number;
  unit: 'decimetre' | 'width' | 'piece';
}

export type WarningCode = 'weightEstimated' | 'heavyToDraw' | 'otherFullness';

export interface Total {
  /** In fils, VAT included. */
  total: number;
  vat: number;
  lines: Line[];
  warnings: WarningCode[];
}

export interface Refused {
  kind: 'refused';
  refusal: Refusal;
}
