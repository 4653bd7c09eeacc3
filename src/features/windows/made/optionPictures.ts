import type { Extra, Lining, Power } from '@/lib/madeToMeasure/priceTable';
import type { Control } from '@/lib/madeToMeasure/product';
import type { MadeDraft } from '@/lib/windows/madeDraft';
import type { Draw, Heading, Mount } from '@/contract/windows';

/** A motor looks different at a blind. */
export type PicturedOption =
  Heading | Mount | Draw | Lining | Control | Extra | MadeDraft['moving'] | `${Power}Blind`;

/** Folds of a closed curtain from the given height down. */
const folds = (from: number) => [8, 16, 24, 32, 40].map((x) => `M${x} ${from}V34`).join('');

/** Pleats at three places, pinched at 15 and open below. */
const pleats = (middle: boolean) =>
  [10, 24, 38]
    .map((x) => `M${x - 4} 7L${x} 15L${x + 4} 7M${x} 15L${x - 4} 34M${x} 15L${x + 4} 34`)
    .concat(middle ? [10, 24, 38].map((x) => `M${x} 7V34`) : [])
    .join('');

const rings = [8, 16, 24, 32, 40].map((x) => `M${x - 2.5} 9a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0 -5 0`);

const TRACK = 'M3 4H45';
const WINDOW = 'M15 13H33V29H15z';
const STACK_LEFT = 'M6 4V34M10 4V34M14 4V34';
const STACK_RIGHT = 'M42 4V34M38 4V34M34 4V34';
const SIDES = 'V33M14 9V33M34 9V33M40 9V33';
const BLIND = 'M11 5H37V20H11z';
const MOTOR = 'M38 3H45V10H38z';
const BATTERY = 'M28 20H40V28H28zM40 22.5H42.5V25.5H40M31 24H35M33 22V26';
const PLUG = 'M41 10V18M36 18H46V23a5 5 0 0 1 -10 0zM39 14V18M43 14V18M41 28V34';
/** Cloth on its roll from the side. */
const SIDE = 'M20 10a4 4 0 1 0 8 0a4 4 0 1 0 -8 0M28 10V34';
/** Cloth on its roll, with room for what moves it. */
const ROLL = 'M4 3H38V10H4zM6 10V31H24V10';

/** Line drawings in a box of 48 × 36: what is there, and what the customer chooses. */
export const optionPictures: Readonly<
  Record<PicturedOption, readonly [there: string, chosen: string]>
> = {
  wave: [TRACK, `M4 10q4 -5 8 0t8 0t8 0t8 0t8 0${folds(10)}`],
  double: [TRACK, pleats(false)],
  triple: [TRACK, pleats(true)],
  pencil: [
    TRACK,
    `M4 8H44M4 14H44M6 8V14M10 8V14M14 8V14M18 8V14M22 8V14M26 8V14M30 8V14M34 8V14M38 8V14M42 8V14${folds(14)}`,
  ],
  eyelet: ['M2 9H46', `M4 4H44${rings.join('')}${folds(13)}`],
  rod: ['M1 8H6M42 8H47', `M6 5H42V11H6z${folds(11)}`],
  ceiling: [
    `M2 2H46M6 2l-3 3M16 2l-3 3M26 2l-3 3M36 2l-3 3M46 2l-3 3${WINDOW}`,
    `M8 7H40M8 7V33M14 7V33M34 7V33M40 7V33`,
  ],
  wall: [`M2 2H46${WINDOW}`, `M8 9H40M8 9${SIDES}`],
  pole: [`M2 2H46${WINDOW}`, `M4 9H44M4 7V11M44 7V11M8 9${SIDES}`],
  inside: ['M4 2H44V34H4zM9 6H39V34M9 6V34M4 2L9 6M44 2L39 6', 'M12 8H36V22H12zM12 22H36'],
  outside: ['M12 8H36V34H12z', 'M5 4H43V27H5z'],
  pair: [TRACK, STACK_LEFT + STACK_RIGHT],
  left: [TRACK, STACK_LEFT],
  right: [TRACK, STACK_RIGHT],
  none: ['', 'M10 4H38V33H10zM19 4V33M29 4V33'],
  lining: ['M15 4H43V30H38', 'M10 7H38V33H10zM19 7V33M29 7V33'],
  blackout: ['M15 4H43V30H38M40 4V30M41.5 4V30', 'M10 7H38V33H10zM19 7V33M29 7V33'],
  interlined: ['M12 5H40V31H38M17 2H45V28H40', 'M8 8H36V34H8zM17 8V34M27 8V34'],
  hand: [TRACK, `${STACK_LEFT}M19 4V26M19 22a2 2 0 1 0 .1 0`],
  battery: [`${TRACK}M8 4V34M12 4V34M16 4V34`, MOTOR + BATTERY],
  mains: [`${TRACK}M8 4V34M12 4V34M16 4V34`, MOTOR + PLUG],
  batteryBlind: [ROLL, MOTOR + BATTERY],
  mainsBlind: [ROLL, MOTOR + PLUG],
  chain: [BLIND, 'M41 5V28M45 5V28M41 28a2 2 0 0 0 4 0'],
  cordless: [BLIND, 'M20 20V24H28V20M24 27V34M21 31L24 34L27 31'],
  cassette: [SIDE, 'M15 3H33V17H15z'],
  fascia: [SIDE, 'M15 3H33V17'],
  sideChannels: ['M13 4H35V31H13z', 'M9 4V34M13 4V34M35 4V34M39 4V34'],
  wrappedBar: ['M12 28V4H36V28', 'M12 28H36a2.5 2.5 0 0 1 0 5H12a2.5 2.5 0 0 1 0 -5z'],
  wand: ['M8 4H40M8 10H40M8 16H40M8 22H40M8 28H40', 'M44 4V32'],
};
