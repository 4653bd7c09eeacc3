import type { Control, Lining } from '../../../src/contract/madeToMeasure.ts';
import type { Draw, Heading } from '../../../src/contract/windows.ts';
import type { RefusalCode, WarningCode } from '../../../src/lib/madeToMeasure/configuration.ts';
import { CURRENCY, moneyText } from '../../rules/money.ts';

/** Measures of a refusal: lengths in cm, weights in kg, areas in m². */
export interface RefusalFacts {
  value: string;
  min: string;
  max: string;
}

const headings: Record<Heading, string> = {
  wave: 'wave',
  double: 'double pinch pleats',
  triple: 'triple pinch pleats',
  pencil: 'pencil pleats',
  eyelet: 'eyelets',
  rod: 'rod pocket',
};
const linings: Record<Exclude<Lining, 'none'>, string> = {
  lining: 'lined',
  blackout: 'blackout lining',
  interlined: 'interlined',
};
const draws: Record<Draw, string> = {
  pair: 'pair',
  left: 'opens to the left',
  right: 'opens to the right',
};
const controls: Record<Control, string> = {
  chain: 'chain',
  cordless: 'cordless',
  wand: 'wand',
  battery: 'battery motor',
  mains: 'mains motor',
};
const refusals: Record<RefusalCode, (facts: RefusalFacts) => string> = {
  unmeasured: () => 'Enter a width and a drop to see the price.',
  mount: () => 'This product does not hang in this place. Choose where it hangs.',
  cloth: () => 'This cloth is not sold by the metre at the moment. Ask us for another one.',
  heading: () => 'This cloth is not made with this heading. Choose another one.',
  lining: () => 'This lining does not go with this heading. Choose pleats, or a plain lining.',
  size: ({ value, min, max }) =>
    min === ''
      ? `This is made up to ${max} cm. Yours is ${value} cm.`
      : `This is made from ${min} to ${max} cm. Yours is ${value} cm.`,
  left: ({ min, max }) => `The left side can be from ${min} to ${max} cm wide.`,
  needsPole: () =>
    'This heading hangs on a pole, not on a track. Choose a pole, or wave for the ceiling.',
  needsTrack: () => 'Wave needs its own track. On a pole, choose pinch pleats or eyelets.',
  motorPole: () => 'A motor needs a track, not a pole.',
  motorHeading: () => 'A motor draws wave and pinch pleats only.',
  motorSystem: () => 'This blind has no motor. Choose a wand.',
  battery: ({ value, max }) =>
    `The battery motor is made for up to ${max}, this needs ${value}. The mains motor needs a socket.`,
  tooHeavyForMotor: ({ value, max }) =>
    `This is more than our strongest motor moves: ${value} of at most ${max}.`,
  tooHeavyForTrack: () =>
    'This curtain is too heavy for its track. Choose a lighter lining, or a motor.',
  depth: ({ value, min }) =>
    `This blind needs ${min} cm of depth, your recess has ${value}. Hang it outside.`,
  tooWide: ({ value, max }) => `One blind is at most ${max} cm wide. Yours would be ${value} cm.`,
  area: () => 'One blind of this size is too large. Choose two blinds, or less drop.',
  control: () => 'This blind is not made with this control. Choose another one.',
  cordless: () => 'This blind is too large for cordless. Choose a motor, or two blinds.',
  tooNarrowForMotor: ({ min }) => `This motor needs a blind of at least ${min} cm.`,
  extras: () => 'This blind is not made with these extras here.',
  child: () => 'Where a small child lives we fit no chain. Choose cordless or a motor.',
  chain: () => 'A safe chain would be out of reach here. Choose cordless or a motor.',
};
const warnings: Record<WarningCode, string> = {
  weightEstimated: 'We have estimated the weight of this cloth, and check it before we make it.',
  heavyToDraw: 'This curtain is heavy to draw by hand. A motor makes it easy.',
  otherFullness:
    'A curtain in your cart for the same room is fuller or flatter than this one. Choose the same heading, so that they look alike.',
};

const list = new Intl.ListFormat('en-GB');
const listOf = (places: readonly string[]): string => list.format(places);

/** Texts about finished windows. */
export const made = {
  /** @param width and drop in cm */
  size: (width: string, drop: string) => `${width} x ${drop} cm`,
  /** Several tracks or blinds of one window. */
  parts: (count: number, size: string) => `${count} of ${size}`,
  headings,
  linings,
  draws,
  controls,
  motorised: 'motorised',
  withoutFitting: 'without fitting',
  /** When windows come that are paid today. */
  fittedFrom: (ready: string, day: string) =>
    `Finished windows are made by ${ready} and fitted from ${day} if you pay today; we call to agree on the hour.`,
  arrivesBy: (ready: string, day: string) =>
    `Finished windows are made by ${ready} and with you by ${day} if you pay today.`,
  dayByPhone: 'Finished windows on a day that we agree on by phone.',
  /** How long an order can be cancelled. @param hours of the price table */
  cancelFor: (hours: number) =>
    `You can cancel for ${hours} hours after you pay. Then we cut the cloth.`,
  othersBy: (day: string) => `Everything else is with you by ${day}.`,
  fittedIn: (area: readonly string[]) => `Included for finished windows in ${listOf(area)}.`,
  notFitted: 'Not included: we do not fit at this address.',
  /** Why an address has windows without fitting. */
  outsideArea: (area: readonly string[]) =>
    `We do not fit at this address: your finished windows are shipped without fitting. We fit in ${listOf(area)}; if you live there, add that name to the town.`,
  noTown: (area: readonly string[]) =>
    `Please enter the town: we fit in ${listOf(area)}. Without it, your finished windows are shipped without fitting.`,
  label: (name: string, facts: readonly string[]) =>
    name === '' ? facts.join(', ') : `${name}: ${facts.join(', ')}`,
  refusals,
  /** What works instead of a window that is too wide. */
  partsWork: (count: number, each: string) => `${count} of ${each} cm each work.`,
  warnings,

  isCut: (phone: string) =>
    `The cloth for this order has been cut, so it cannot be cancelled here. Call ${phone} and we will find a way.`,
  notMade: 'This product is not made to measure.',
  badWindow: 'The window or its options are not valid.',
  missingOptions: 'options are missing: heading, lining and draw of a curtain, control of a blind.',
  noPriceTable: 'This price table does not exist.',
  unavailable: (name: string) =>
    `We do not make ${name} any more. Remove it from your cart, then place your order again.`,
  repriced: (name: string, minor: number) =>
    `The price of ${name} is now ${moneyText(minor, CURRENCY)}. Please look at your cart.`,
  tooManyKept: 'You have priced many windows in a short time. Those in your cart are safe.',
  keptFull: 'Your windows fill all places. Order some of them, or remove them from the cart.',
  tooManyPrices: 'Many prices were asked for in a short time.',
};
