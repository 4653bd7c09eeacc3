import type {
  BlindSystem,
  Extra,
  Heading,
  Lining,
  Power,
  Remote,
  TrackKind,
} from '../../../src/lib/madeToMeasure/priceTable.ts';
import type { Control } from '../../../src/lib/madeToMeasure/product.ts';
import type { Mount } from '../../../src/lib/madeToMeasure/window.ts';

/** One curtain of a track. */
export interface CurtainPiece {
  side: 'left' | 'right' | 'single';
  /** Widths of cloth sewn together; 1 for cloth that hangs sideways. */
  widths: number;
  /** Width between the side hems, before the heading gathers it. */
  flat: number;
  finished: number;
  hooks: number;
}

/** How a curtain is cut, sewn and hung; mm, and grams of the curtains of a track. */
export interface CurtainMaking {
  kind: 'curtain';
  mount: Mount;
  heading: Heading;
  lining: Lining;
  /** Length of each track. */
  track: number;
  parts: number;
  /** Finished length. */
  drop: number;
  pieces: CurtainPiece[];
  cloth: {
    /** ID of the size. */
    size: string;
    width: number;
    kind: 'sideways' | 'widths';
    count: number;
    cut: number;
    seams: number;
    /** Of all cloth of the window, with the spare repeat. */
    length: number;
    repeat: number;
    isHalfDrop: boolean;
  };
  /** Widths of 140 cm. */
  liningCloth?: { count: number; cut: number };
  /** Of each side. */
  sideHem: number;
  /** Hem and heading together. */
  make: number;
  isHandFinished: boolean;
  /** The hem is sewn at the window, because it follows the floor. */
  hasHemOnSite: boolean;
  hanging: TrackKind;
  /** Of each track. */
  joints: number;
  brackets: number;
  weight: number;
  motor?: { id: string; power: Power };
  controls: Remote[];
}

/** How a blind is made and hung; mm and grams. */
export interface BlindMaking {
  kind: 'blind';
  mount: Mount;
  system: BlindSystem;
  width: number;
  drop: number;
  parts: number;
  /** Of the cloth on its tube. */
  clothWidth?: number;
  tube?: number;
  brackets: number;
  weight: number;
  control: Control;
  /** Length of the chain. */
  chain?: number;
  motor?: { id: string; power: Power };
  controls: Remote[];
  extras: Extra[];
}

export type Making = CurtainMaking | BlindMaking;
