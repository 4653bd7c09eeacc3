import { divideUp } from './integers.ts';
import type {
  CurtainMotor,
  CurtainPrices,
  Heading,
  Power,
  TrackKind,
  TrackPrice,
} from './priceTable.ts';
import type { Mount } from './window.ts';

const TRACKS = ['standard', 'wave', 'heavy', 'motor'] as const satisfies readonly TrackKind[];
const POLES = ['pole28', 'pole35'] as const satisfies readonly TrackKind[];

export interface KindOfTrack extends TrackPrice {
  kind: TrackKind;
}

/** Kinds that carry a heading where it is mounted, the cheapest first. A motor has a track of its own. */
export function kindsFor(
  { tracks }: CurtainPrices,
  mount: Mount,
  heading: Heading,
  isMotor: boolean,
): KindOfTrack[] {
  const kinds: readonly TrackKind[] = mount === 'pole' ? POLES : TRACKS;
  return kinds
    .filter((kind) => (kind === 'motor') === isMotor)
    .map((kind) => ({ kind, ...tracks[kind] }))
    .filter(({ headings }) => headings.includes(heading))
    .sort((a, b) => a.perMetre - b.perMetre);
}

export const carries = ({ maxLoad }: KindOfTrack, load: number): boolean =>
  maxLoad === undefined || load <= maxLoad;

/** Brackets of one track with their price. */
export function bracketsOf(
  { brackets }: CurtainPrices,
  kind: TrackKind,
  mount: Mount,
  track: number,
): { count: number; price: number } {
  const countBy = (every: number) => divideUp(track, every) + 1;
  if (mount === 'pole') return { count: countBy(brackets.pole.every), price: brackets.pole.pole };
  const { every, ceiling, wall } =
    kind === 'heavy' || kind === 'motor' ? brackets.heavy : brackets.track;
  return { count: countBy(every), price: mount === 'ceiling' ? ceiling : wall };
}

/** The cheapest motor of a power that draws a weight in grams on a track. */
export function curtainMotor(
  { motors }: CurtainPrices,
  power: Power,
  weight: number,
  track: number,
): CurtainMotor | undefined {
  return motors
    .filter((motor) => motor.power === power)
    .filter(({ maxWeight, maxTrack }) => maxWeight >= weight && maxTrack >= track)
    .sort((a, b) => a.price - b.price)[0];
}
