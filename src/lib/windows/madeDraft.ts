import type { WindowOptions, WindowPriceRequest, WindowToPrice } from '@/contract/madeToMeasure';
import type { Id } from '@/contract/common';
import type { Change } from '@/lib/madeToMeasure/configuration';
import { firstOfBlind, firstOfCurtain } from '@/lib/madeToMeasure/firstChoices';
import type { Extra, Heading, Lining, Power, PriceTable } from '@/lib/madeToMeasure/priceTable';
import type { WindowRequest } from '@/lib/madeToMeasure/priceWindow';
import type { BlindProduct, Control, CurtainProduct } from '@/lib/madeToMeasure/product';
import { millimetresOf, sizedWindow } from '@/lib/madeToMeasure/window';
import {
  isCurtainMount,
  measuredOf,
  type Draw,
  type Length,
  type MeasuredWindow,
  type Mount,
} from './measuredWindow';
import { controlsOf, isMotor, type ChosenRemote } from './remotes';

export type MadeProduct = CurtainProduct | BlindProduct;

/** Where a curtain and a blind can be fixed, in the order in which it is offered. */
export const CURTAIN_MOUNTS = ['ceiling', 'wall', 'pole'] as const satisfies Mount[];
export const BLIND_MOUNTS = ['inside', 'outside'] as const satisfies Mount[];

/** What a customer has chosen for a finished window, and not yet added to the cart. */
export interface MadeDraft {
  /** A window of the customer's list; `undefined` for one whose width and drop are typed. */
  windowId: Id | undefined;
  /** Typed, in cm. */
  width: Length;
  drop: Length;
  mount: Mount;
  heading: Heading;
  lining: Lining;
  draw: Draw;
  /** Left side of an asymmetric pair, in cm. */
  left?: Length;
  /** Sewn by hand; sewn at home along a sloping floor. */
  handFinish?: boolean;
  hemOnSite?: boolean;
  moving: 'hand' | Power;
  /** What a motor is controlled with; as many channels as it needs until one is chosen. */
  remote?: ChosenRemote;
  /** A hub besides, which only app and voice need. */
  hub?: boolean;
  /** Tracks or blinds beside each other. */
  parts: number;
  control: Control;
  extras: readonly Extra[];
  /** The size is that of the blind itself; outside, the blind ends at the floor. */
  isFinished?: boolean;
  toFloor?: boolean;
  /** From the floor to the head of a blind, in cm. */
  height?: Length;
  /** Whether a child under four lives in or visits the home; `undefined` until it is answered. */
  child: boolean | undefined;
  /** Who measures before the cloth is cut. */
  measuring: 'self' | 'visit' | undefined;
  /** ID of a cloth that hangs at the same window, then its choices as `writeMade` writes them. */
  layer?: string;
}

/** What is chosen before the customer changes anything; nothing with a price of its own, if the product is made without (product 16.13). */
export function firstDraft(product: MadeProduct): MadeDraft {
  const isCurtain = product.kind === 'curtain';
  return {
    windowId: undefined,
    width: null,
    drop: null,
    mount: isCurtain ? 'ceiling' : 'inside',
    heading: 'wave',
    lining: 'none',
    control: 'chain',
    ...(isCurtain ? firstOfCurtain(product) : firstOfBlind(product)),
    draw: 'pair',
    moving: 'hand',
    parts: 1,
    extras: [],
    child: undefined,
    measuring: undefined,
  };
}

/** Whether a product can be made for a measured window: curtains and blinds are measured differently. */
export const isForProduct = (window: MeasuredWindow, { kind }: MadeProduct): boolean =>
  isCurtainMount(window.mount) === (kind === 'curtain') &&
  measuredOf(window.widths).length > 0 &&
  measuredOf(window.drops).length > 0;

/** The draft for a window of the list: how it hangs comes from there, as far as the product is made so. */
export function draftFor(
  draft: MadeDraft,
  window: MeasuredWindow,
  product: MadeProduct,
): MadeDraft {
  const { mount, draw } = window;
  const isMade = product.kind === 'curtain' && product.headings.includes(window.heading);
  const heading = isMade ? window.heading : draft.heading;
  return { ...draft, windowId: window.id, mount, heading, draw, parts: 1 };
}

/** What is known of a window whose width and drop are typed. */
const TYPED = { reach: 'floor', floor: 'finished', notes: [] } as const;

/** The window of a draft as the API takes it. */
function windowToPrice(
  { mount, width, drop, height }: MadeDraft,
  measured: MeasuredWindow | undefined,
): Required<Pick<WindowToPrice, 'reach' | 'floor' | 'notes'>> & WindowToPrice {
  if (measured === undefined)
    return { ...TYPED, notes: [], mount, widths: [width], drops: [drop], height };
  const { widths, drops, diagonals, track, freeLeft, freeRight, depth } = measured;
  const { reach, floor, notes } = measured;
  const lengths = { widths, drops, diagonals, track, freeLeft, freeRight, depth, height };
  return { mount, ...lengths, reach, floor, notes };
}

const manyParts = (parts: number) => (parts === 1 ? {} : { parts });

/** Whether a pair may have sides of different width: on one track only. */
export const hasSides = ({ draw, parts }: MadeDraft): boolean => draw === 'pair' && parts === 1;

function curtainOptions(draft: MadeDraft) {
  const { heading, lining, draw, left, handFinish, hemOnSite, moving, parts } = draft;
  return {
    heading,
    lining,
    draw,
    ...manyParts(parts),
    ...(hasSides(draft) && left !== null && left !== undefined && { left }),
    ...(handFinish === true && { handFinish }),
    ...(hemOnSite === true && { hem: 'followFloor' as const }),
    ...(moving !== 'hand' && { motor: moving, ...controlsOf(draft) }),
  };
}

function blindOptions({ mount, control, extras, child, parts, ...draft }: MadeDraft) {
  return {
    control,
    ...(extras.length > 0 && { extras: [...extras] }),
    ...(draft.isFinished === true && { sizeIs: 'finished' as const }),
    ...(draft.toFloor === true && mount === 'outside' && { toFloor: true }),
    ...(child !== undefined && { child }),
    ...manyParts(parts),
    ...(isMotor(control) && controlsOf({ ...draft, parts })),
  };
}

/** A product with the prices of the shop, and the chosen window of the list. */
export interface Pricing {
  product: MadeProduct;
  table: PriceTable;
  measured: MeasuredWindow | undefined;
}

/** Options with the left side in mm. */
const inMillimetres = <Options extends { left?: number }>(options: Options): Options =>
  options.left === undefined ? options : { ...options, left: millimetresOf(options.left) };

/** The request of the calculation. */
export function requestFor({ product, table, measured }: Pricing, draft: MadeDraft): WindowRequest {
  const window = sizedWindow(windowToPrice(draft, measured));
  return product.kind === 'curtain'
    ? { product, table, window, options: inMillimetres(curtainOptions(draft)) }
    : { product, table, window, options: blindOptions(draft) };
}

/** The same for the server. */
export function bodyFor(
  productId: Id,
  { product, measured }: Pricing,
  draft: MadeDraft,
  names: Pick<WindowPriceRequest, 'windowId' | 'name'> = {},
): WindowPriceRequest {
  const options: WindowOptions =
    product.kind === 'curtain' ? curtainOptions(draft) : blindOptions(draft);
  return { productId, window: windowToPrice(draft, measured), options, ...names };
}

/** The draft with a change that a refusal offers. */
export function changedDraft(draft: MadeDraft, change: Change): MadeDraft {
  const { mount, heading, lining, left, parts, motor, control, extras } = change;
  return {
    ...draft,
    mount: mount ?? draft.mount,
    heading: heading ?? draft.heading,
    lining: lining ?? draft.lining,
    left: left === null ? null : draft.left,
    parts: parts ?? draft.parts,
    moving: motor === null ? 'hand' : (motor ?? draft.moving),
    control: control ?? draft.control,
    extras: extras ?? draft.extras,
  };
}
