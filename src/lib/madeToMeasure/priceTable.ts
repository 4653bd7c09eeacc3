export type Heading = 'wave' | 'double' | 'triple' | 'pencil' | 'eyelet' | 'rod';
export type Lining = 'none' | 'lining' | 'blackout' | 'interlined';
export type Power = 'battery' | 'mains';
export type Remote = 'remote1' | 'remote5' | 'wallSwitch' | 'hub';
export type TrackKind = 'standard' | 'wave' | 'heavy' | 'motor' | 'pole28' | 'pole35';
export type BlindSystem = 'roller' | 'day-night' | 'roman' | 'venetian' | 'vertical';
export type Extra = 'cassette' | 'fascia' | 'sideChannels' | 'wrappedBar';

/** A track or pole; prices in fils, lengths in mm. */
export interface TrackPrice {
  perMetre: number;
  /** Grams per metre; a motor track has the limit of its motor. */
  maxLoad?: number;
  /** Longest piece without a joint. */
  piece: number;
  max: number;
  headings: readonly Heading[];
}

export interface CurtainMotor {
  id: string;
  power: Power;
  /** In grams. */
  maxWeight: number;
  maxTrack: number;
  price: number;
}

export interface FittingPrice {
  base: number;
  motor: number;
  /** Drop in mm from which fitting costs `high` more. */
  highOver: number;
  high: number;
}

export interface CurtainPrices {
  minimum: number;
  /** Per width of 1400 mm; a lining without a price is not made with the heading. */
  making: Readonly<Record<Heading, Readonly<Partial<Record<Lining, number>>>>>;
  longDrop: readonly { over: number; percent: number }[];
  linings: Readonly<Record<Exclude<Lining, 'none'>, { perMetre: number; weight: number }>>;
  seam: number;
  matchedSeam: number;
  handFinish: number;
  hemOnSite: number;
  tracks: Readonly<Record<TrackKind, TrackPrice>>;
  joint: number;
  brackets: {
    track: { every: number; ceiling: number; wall: number };
    /** Also of motor tracks. */
    heavy: { every: number; ceiling: number; wall: number };
    pole: { every: number; pole: number };
  };
  motors: readonly CurtainMotor[];
  fitting: FittingPrice & { perMetre: number };
}

/** What a blind is smaller than its recess, and the depth that its head needs, in mm. */
export interface InsideAllowance {
  width: number;
  drop: number;
  depth: number;
}

/** What a blind outside is larger than the frame, in mm. */
export interface OutsideAllowance {
  side: number;
  bedroomSide: number;
  above: number;
  below: number;
  floorGap: number;
}

export interface BlindMotor {
  id: string;
  power: Power;
  maxWeight: number;
  minWidth: number;
  price: number;
}

export interface BlindPrices {
  minimum: number;
  inside: Readonly<Record<BlindSystem, InsideAllowance>>;
  outside: OutsideAllowance;
  /** Between two blinds of one window, in mm. */
  gap: number;
  /** Weight of the bottom bar in grams per metre. */
  bar: number;
  tubes: readonly { tube: number; maxWidth: number; maxWeight: number; price: number }[];
  cordless: { price: number; maxWidth: number; maxArea: number; systems: readonly BlindSystem[] };
  motors: readonly BlindMotor[];
  motorSystems: readonly BlindSystem[];
  /** Per metre. */
  extras: Readonly<Record<Extra, number>>;
  fitting: FittingPrice;
}

/** How long making takes, in working days unless another unit is named. */
export interface LeadTime {
  /** Hours after the payment until the cloth is cut. */
  changeHours: number;
  widthsPerDay: number;
  blindsPerDay: number;
  fitting: number;
  /** More days with a motor, with hems by hand, and for cloth that is not in stock. */
  motor: number;
  handFinish: number;
  withoutStock: number;
}

/** Prices of the shop for finished windows, VAT included: fils, mm, grams and dm². */
export interface PriceTable {
  version: number;
  currency: string;
  vatPercent: number;
  roundUpTo: number;
  /** Days for which a price holds. */
  validDays: number;
  leadTime: LeadTime;
  curtain: CurtainPrices;
  controls: Readonly<Record<Remote, number>>;
  blind: BlindPrices;
}
