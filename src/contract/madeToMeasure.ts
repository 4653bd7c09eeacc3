import type { Id, IsoDate, Money, Url } from './common.ts';
import type { BookedVisit } from './slots.ts';
import type { Draw, Floor, Heading, Length, Mount, Reach, WindowNote } from './windows.ts';

export type Lining = 'none' | 'lining' | 'blackout' | 'interlined';
export type Power = 'battery' | 'mains';
export type Remote = 'remote1' | 'remote5' | 'wallSwitch' | 'hub';
export type Control = 'chain' | 'cordless' | 'wand' | Power;
export type Extra = 'cassette' | 'fascia' | 'sideChannels' | 'wrappedBar';

/** Prices for finished windows in fils, mm, grams and dm², in the form that src/lib/madeToMeasure calculates with. */
export interface PriceTable {
  version: number;
  currency: string;
  [part: string]: unknown;
}

/** What is made to measure of a product, in the form that src/lib/madeToMeasure calculates with. */
export interface MadeToMeasure {
  kind: 'curtain' | 'blind';
  [part: string]: unknown;
}

/** A window to price; lengths in cm, to the millimetre. */
export interface WindowToPrice {
  mount: Mount;
  /** What is measured of three widths and three drops. */
  widths: Length[];
  drops: Length[];
  /** From corner to corner of a recess; they decide the fit guarantee, not the price. */
  diagonals?: Length[];
  /** Length of a track that hangs already. */
  track?: Length;
  freeLeft?: Length;
  freeRight?: Length;
  depth?: Length;
  /** From the floor to the head of a blind. */
  height?: Length;
  reach?: Reach;
  floor?: Floor;
  notes?: WindowNote[];
}

/** What the customer chooses; a curtain needs heading, lining and draw, a blind its control. */
export interface WindowOptions {
  heading?: Heading;
  lining?: Lining;
  draw?: Draw;
  /** Width of the left side of an asymmetric pair, in cm. */
  left?: number;
  /** Tracks or blinds beside each other. */
  parts?: number;
  motor?: Power;
  controls?: Remote[];
  hem?: 'followFloor';
  handFinish?: boolean;
  control?: Control;
  sizeIs?: 'finished';
  /** A blind outside ends at the floor. */
  toFloor?: boolean;
  extras?: Extra[];
  /** A child under four lives in or visits the home. */
  child?: boolean;
}

export interface WindowPriceRequest {
  productId: Id;
  window: WindowToPrice;
  options: WindowOptions;
  /** Window of the customer, and its name with its room. */
  windowId?: Id;
  name?: string;
  /** Keeps the price; the response has a `sizeId` for the cart. */
  keep?: boolean;
}

/** A line of the breakdown; the lines sum to the price. */
export interface PriceLine {
  code: string;
  amount: Money;
  quantity: number;
  unit: 'metre' | 'width' | 'piece';
}

/** How the cloth hangs; lengths in cm. */
export interface ClothLayout {
  kind: 'sideways' | 'widths';
  clothWidth: number;
  widths: number;
  seams: number;
}

/** Why a window cannot be made. */
export interface WindowRefusal {
  code: string;
  message: string;
  /** Options, or the mount, with which it has a price; `null` removes an option. */
  change?: Partial<Record<keyof WindowOptions | 'mount', unknown>>;
}

export interface WindowWarning {
  code: string;
  message: string;
}

/** The price of a finished window, or `null` with the reasons. */
export interface WindowPrice {
  price: Money | null;
  currency: string;
  priceTableVersion: number;
  /** VAT in the price. */
  vat?: Money;
  /** Until when the price holds once the window is kept. */
  validUntil?: IsoDate;
  /** Of a kept window, for `add-to-cart` and `cart-action`. */
  sizeId?: Id;
  label?: string;
  breakdown?: PriceLine[];
  layout?: ClothLayout;
  warnings?: WindowWarning[];
  /** Whether the shop makes it again for nothing if it does not fit, and what is missing for that (product 16.27). */
  guarantee?: { message: string; missing: string[] };
  refusals?: WindowRefusal[];
}

/** Whether the shop fits the finished windows of an order, and when they come (product 16.18, 16.19). */
export interface MadeDelivery {
  isFitted: boolean;
  /** Day by which they are made. */
  madeBy?: IsoDate;
  /** Day from which they are fitted, or on which they arrive without fitting. */
  arrives?: IsoDate;
  /** Until when a paid order can be cancelled in any case: its cloth is not cut before. */
  cancelUntil?: IsoDate;
  /** From `cutting` on the customer cannot cancel. */
  state?: MakingState;
  /** Calendar file with the day of `arrives`. */
  calendarUrl?: Url;
  /** Whether the customer can choose now when they are fitted (product 16.35). */
  canBookFitting?: boolean;
  fitting?: BookedVisit;
}

/** Progress of the finished windows of an order. */
export type MakingState = 'waiting' | 'cutting' | 'made';

/** A window of the customer's list, with how its curtains hang. */
export interface WindowToOffer extends WindowToPrice {
  windowId: Id;
  heading: Heading;
  draw: Draw;
}

/** The least that a finished curtain or blind costs for a window. */
export interface WindowOffer {
  windowId: Id;
  /** What it buys. */
  productId: Id;
  price: Money;
}

export interface MadeToMeasureContract {
  'GET /user/get-price-table': {
    query: { version?: number };
    body: undefined;
    response: { priceTable: PriceTable };
  };
  'POST /user/price-window': {
    query: undefined;
    body: WindowPriceRequest;
    response: WindowPrice;
  };
  /** Windows for which nothing can be made have no offer (product 15.16). */
  'POST /user/offer-windows': {
    query: undefined;
    body: { windows: WindowToOffer[] };
    response: { currency: string; offers: WindowOffer[] };
  };
}
