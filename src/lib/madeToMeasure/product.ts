import type { BlindSystem, Extra, Heading, Lining, Power } from './priceTable.ts';

/** The least and the most, in mm. */
export type Range = readonly [min: number, max: number];

export type Control = 'chain' | 'cordless' | 'wand' | Power;

/** Cloth of one width, sold by the metre. */
export interface ClothWidth {
  /** ID of the size. */
  size: string;
  width: number;
  /** Fils per metre. */
  price: number;
}

/** What a cloth is like, whatever its width; lengths in mm. */
export interface ClothFacts {
  isSheer: boolean;
  /** Grams per square metre. */
  weight: number;
  isWeightEstimated: boolean;
  /** Height of a repeat of the pattern; 0 without one. */
  repeat: number;
  isHalfDrop: boolean;
  canBeRailroaded: boolean;
  /** In thousandths. */
  shrinkage: number;
}

/** A curtain that is made of a cloth. */
export interface CurtainProduct {
  kind: 'curtain';
  cloth: readonly ClothWidth[];
  facts: ClothFacts;
  headings: readonly Heading[];
  linings: readonly Lining[];
  track: Range;
  drop: Range;
  /** Hems sewn by hand; absent is not offered. */
  handFinish?: 'offered' | 'always';
}

export type BlindPrice =
  | {
      by: 'grid';
      widths: readonly number[];
      drops: readonly number[];
      /** Fils, a row per drop. */
      cells: readonly (readonly number[])[];
    }
  | { by: 'area'; perBlind: number; perSquareMetre: number; minimumArea: number };

/** A blind that is made to size; areas in dm². */
export interface BlindProduct {
  kind: 'blind';
  system: BlindSystem;
  width: Range;
  drop: Range;
  maxArea: number;
  /** Grams per square metre. */
  weight: number;
  controls: readonly Control[];
  extras: readonly Extra[];
  price: BlindPrice;
}
