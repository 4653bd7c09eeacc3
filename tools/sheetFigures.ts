/**
 * Figures of workroom sheets, calculated a second time.
 *
 * Written from the rules of the trade (product 16), not from the shop's code: it imports nothing, so that a mistake there is no
 * mistake here. Lengths in mm, weights in grams, prices in fils; shrinkage in thousandths. Tests compare sheets with it.
 */

interface Cloth {
  size: string;
  width: number;
  price: number;
}

interface Facts {
  isSheer: boolean;
  weight: number;
  repeat: number;
  isHalfDrop: boolean;
  canBeRailroaded: boolean;
  shrinkage: number;
}

interface Track {
  perMetre: number;
  maxLoad?: number;
  piece: number;
  max: number;
  headings: readonly string[];
}

interface Motor {
  id: string;
  power: string;
  maxWeight: number;
  price: number;
}

/** What of the price table decides how a window is made. */
interface Table {
  curtain: {
    seam: number;
    matchedSeam: number;
    linings: Readonly<Record<string, { weight: number } | undefined>>;
    tracks: Readonly<Record<string, Track>>;
    brackets: Readonly<Record<'track' | 'heavy' | 'pole', { every: number }>>;
    motors: readonly (Motor & { maxTrack: number })[];
  };
  blind: {
    inside: Readonly<Record<string, { width: number; drop: number }>>;
    outside: Readonly<Record<'side' | 'bedroomSide' | 'above' | 'below' | 'floorGap', number>>;
    gap: number;
    bar: number;
    tubes: readonly { tube: number; maxWidth: number; maxWeight: number }[];
    motors: readonly (Motor & { minWidth: number })[];
  };
}

interface Window {
  mount: string;
  widths: readonly number[];
  drops: readonly number[];
  track?: number;
  freeLeft?: number;
  freeRight?: number;
  height?: number;
  reach: string;
  floor: string;
  notes: readonly string[];
}

interface Curtain {
  window: Window;
  cloth: readonly Cloth[];
  facts: Facts;
  options: {
    heading: string;
    lining: string;
    draw: string;
    left?: number;
    parts?: number;
    motor?: string;
    hem?: string;
  };
}

interface Blind {
  window: Window;
  system: string;
  weight: number;
  options: { control: string; sizeIs?: string; toFloor?: boolean; parts?: number };
}

export interface CurtainFigures {
  track: number;
  drop: number;
  cloth: { size: string; kind: string; count: number; cut: number; seams: number; length: number };
  lining: { count: number; cut: number } | undefined;
  /** Of each curtain of a track, from the left. */
  flat: number[];
  finished: number[];
  widths: number[];
  hooks: number[];
  hanging: string;
  joints: number;
  brackets: number;
  weight: number;
  motor: string | undefined;
}

export interface BlindFigures {
  width: number;
  drop: number;
  clothWidth: number | undefined;
  tube: number | undefined;
  chain: number | undefined;
  motor: string | undefined;
  weight: number;
}

/** Cloth per finished width in hundredths: drape, sheer. */
const FULLNESS: Readonly<Record<string, readonly [number, number]>> = {
  wave: [210, 250],
  double: [220, 250],
  triple: [250, 300],
  pencil: [200, 250],
  eyelet: [200, 200],
  rod: [200, 250],
};

const up = (value: number, by: number): number => Math.ceil(value / by);

/** Widths across a length; less than a tenth of a width may be missing. */
const across = (length: number, width: number): number =>
  Math.floor(length / width) + (10 * (length % width) < width ? 0 : 1);

function trackLength({ window, options }: Curtain): number {
  const { widths, track, freeLeft, freeRight } = window;
  const width = Math.max(...widths);
  const wanted = options.heading === 'wave' ? up(6 * width, 5) : up(4 * width, 3);
  const free = freeLeft === undefined || freeRight === undefined ? Infinity : freeLeft + freeRight;
  const calculated = Math.min(10 * up(Math.max(wanted, width + 300), 10), width + free);
  return Math.floor((track ?? calculated) / (options.parts ?? 1));
}

function dropOf({ window, facts, options }: Curtain): number {
  const { drops, reach, floor, notes } = window;
  const measured = options.hem === 'followFloor' ? Math.max(...drops) : Math.min(...drops);
  if (reach === 'sill') return measured - 10;
  if (reach === 'belowSill') return measured + 150;
  if (floor === 'coming' || notes.includes('robot')) return measured - 10;
  return facts.isSheer ? measured - 5 : measured;
}

/** Finished and cut width of each curtain of a track, from the left. */
function curtainWidths(curtain: Curtain, track: number) {
  const { window, options, facts } = curtain;
  const atWall = window.mount === 'ceiling' ? 0 : 80;
  const fullness = FULLNESS[options.heading]?.[facts.isSheer ? 1 : 0] ?? 0;
  const cut = (finished: number): number => up(finished * fullness, 100);
  if (options.draw !== 'pair') {
    const finished = track + 2 * atWall;
    return { finished: [finished], cut: [cut(finished) + 100], whole: cut(finished) + 100 };
  }
  const isSided = options.left !== undefined && (options.parts ?? 1) === 1;
  if (isSided) {
    const left = options.left ?? 0;
    const finished = [left + 50 + atWall, track - left + 50 + atWall];
    const sides = finished.map((side) => cut(side) + 100);
    return { finished, cut: sides, whole: undefined };
  }
  const both = track + 100 + 2 * atWall;
  const whole = cut(both) + 200;
  const half = Math.floor(whole / 2);
  return {
    finished: [Math.floor(track / 2) + 50 + atWall, Math.ceil(track / 2) + 50 + atWall],
    cut: [half, half],
    whole,
  };
}

/** Every way to cut the cloth, the cheapest first; then fewer seams; then wider cloth. */
function layouts(
  curtain: Curtain,
  { seam, matchedSeam }: Table['curtain'],
  widths: ReturnType<typeof curtainWidths>,
  cutDrop: number,
) {
  const { facts, options, cloth } = curtain;
  const { repeat, isHalfDrop, canBeRailroaded, shrinkage } = facts;
  const parts = options.parts ?? 1;
  const all = cloth.flatMap(({ size, width, price }) => {
    const amount = (length: number): number => Math.floor((up(length, 100) * price) / 10 + 0.5);
    const each =
      widths.whole === undefined
        ? widths.cut.map((side) => Math.max(1, across(2 * side, width)) / 2)
        : widths.cut.map(
            () => Math.max(widths.cut.length, across(widths.whole, width)) / widths.cut.length,
          );
    const sum = each.reduce((total, one) => total + one, 0);
    const count = parts * Math.max(each.length, Math.ceil(sum));
    const seams = parts * each.reduce((total, one) => total + Math.ceil(one) - 1, 0);
    const cut =
      repeat === 0 ? cutDrop : up(cutDrop, repeat) * repeat + (isHalfDrop ? up(repeat, 2) : 0);
    const length = count * cut + repeat;
    const sewn = {
      size,
      width,
      kind: 'widths',
      count,
      seams,
      cut,
      length,
      each,
      cost: amount(length) + seams * (repeat > 0 ? matchedSeam : seam),
    };
    if (!canBeRailroaded || width < 2500 || cutDrop > width) return [sewn];
    const flat = parts * (widths.whole ?? widths.cut.reduce((total, one) => total + one, 0));
    const turned = up(flat * (1000 + shrinkage), 1000);
    const sideways = {
      size,
      width,
      kind: 'sideways',
      count: 1,
      seams: 0,
      cut: turned,
      length: turned,
      each: each.map(() => 1),
      cost: amount(turned),
    };
    return [sideways, sewn];
  });
  return all.toSorted((a, b) => a.cost - b.cost || a.seams - b.seams || b.width - a.width);
}

function hooksOf(heading: string, finished: number): number {
  if (heading === 'rod') return 0;
  const pleats = heading === 'double' || heading === 'triple';
  const distance = heading === 'eyelet' ? 160 : pleats ? 110 : 80;
  const hooks = up(finished, distance) + 1;
  return heading === 'wave' || heading === 'eyelet' ? 2 * up(hooks, 2) : hooks;
}

const cheapest = <Kind extends { price: number }>(kinds: readonly Kind[]): Kind | undefined =>
  kinds.toSorted((a, b) => a.price - b.price)[0];

/** How a curtain that can be made is cut, sewn and hung. @throws RangeError when nothing carries it */
export function curtainFigures(curtain: Curtain, table: Table): CurtainFigures {
  const { window, facts, options } = curtain;
  const { heading, lining, motor: power } = options;
  const track = trackLength(curtain);
  const drop = dropOf(curtain);
  const make = heading === 'double' || heading === 'triple' ? 300 : 250;
  const cutDrop = up((drop + make) * (1000 + facts.shrinkage), 1000);
  const widths = curtainWidths(curtain, track);
  const [layout] = layouts(curtain, table.curtain, widths, cutDrop);
  if (layout === undefined) throw new RangeError('There is no cloth.');
  const parts = options.parts ?? 1;
  // Making is charged by widths of 140 cm, of which the lining is, too.
  const [ofLining] = layouts(
    {
      ...curtain,
      cloth: [{ size: '', width: 1400, price: 0 }],
      facts: { ...facts, repeat: 0, canBeRailroaded: false },
    },
    table.curtain,
    widths,
    cutDrop,
  );
  const grams = facts.weight + (table.curtain.linings[lining]?.weight ?? 0);
  const cutWidth = widths.whole ?? widths.cut.reduce((total, one) => total + one, 0);
  const weight = up(cutWidth * cutDrop * grams, 1_000_000);
  const fullness = FULLNESS[heading]?.[facts.isSheer ? 1 : 0] ?? 0;
  const load = up(fullness * cutDrop * grams, 100_000);
  const [hanging] = Object.entries(table.curtain.tracks)
    .filter(([kind]) => kind.startsWith('pole') === (window.mount === 'pole'))
    .filter(([kind]) => (kind === 'motor') === (power !== undefined))
    .filter(([, one]) => one.headings.includes(heading) && one.max >= track)
    .filter(([, { maxLoad = Infinity }]) => maxLoad >= load)
    .toSorted(([, a], [, b]) => a.perMetre - b.perMetre);
  if (hanging === undefined) throw new RangeError('No track carries this curtain.');
  const [kind, { piece }] = hanging;
  const { brackets } = table.curtain;
  const { every } =
    window.mount === 'pole'
      ? brackets.pole
      : kind === 'heavy' || kind === 'motor'
        ? brackets.heavy
        : brackets.track;
  const motors = table.curtain.motors.filter(
    (one) => one.power === power && one.maxWeight >= weight && one.maxTrack >= track,
  );
  const { size, count, cut, seams, length } = layout;
  const available = layout.each.map((one) =>
    layout.kind === 'sideways' ? Infinity : one * layout.width,
  );
  return {
    track,
    drop,
    cloth: { size, kind: layout.kind, count, cut, seams, length },
    lining: lining === 'none' ? undefined : { count: ofLining?.count ?? parts, cut: drop + 150 },
    flat: widths.cut.map((one, index) => Math.min(one, available[index] ?? 0) - 100),
    finished: widths.finished,
    widths: layout.each,
    hooks: widths.finished.map((one) => hooksOf(heading, one)),
    hanging: kind,
    joints: up(track, piece) - 1,
    brackets: up(track, every) + 1,
    weight,
    motor: cheapest(motors)?.id,
  };
}

/** Width and drop of all blinds of a window together. */
function blindSize({ window, system, options }: Blind, { inside, outside }: Table['blind']) {
  const { widths, drops, mount, freeLeft = Infinity, freeRight = Infinity, notes } = window;
  const isShortest = system === 'roman' || system === 'vertical';
  const opening =
    mount === 'inside'
      ? {
          width: Math.min(...widths),
          drop: isShortest ? Math.min(...drops) : Math.max(...drops),
        }
      : { width: Math.max(...widths), drop: Math.max(...drops) };
  if (options.sizeIs === 'finished') return opening;
  if (mount === 'inside') {
    const { width = 0, drop = 0 } = inside[system] ?? {};
    return { width: opening.width - width, drop: opening.drop - drop };
  }
  const side = notes.includes('bedroom') ? outside.bedroomSide : outside.side;
  return {
    width: opening.width + Math.min(side, freeLeft) + Math.min(side, freeRight),
    drop: opening.drop + outside.above + (options.toFloor ? -outside.floorGap : outside.below),
  };
}

/** How a blind that can be made is made and hung. */
export function blindFigures(blind: Blind, table: Table): BlindFigures {
  const { window, system, options } = blind;
  const { gap, bar, tubes, motors } = table.blind;
  const parts = options.parts ?? 1;
  const whole = blindSize(blind, table.blind);
  const width = Math.floor((whole.width - gap * (parts - 1)) / parts);
  const { drop } = whole;
  const weight = up(width * drop * blind.weight, 1_000_000) + up(width * bar, 1000);
  const isOnTube = system === 'roller' || system === 'day-night';
  const [tube] = isOnTube
    ? tubes.filter((one) => one.maxWidth >= width && one.maxWeight >= weight)
    : [];
  const reach = system === 'roman' ? 600 : 1500;
  const limit = window.height === undefined ? 1000 : window.height - reach;
  const { control } = options;
  const strong = motors.filter(
    (one) => one.power === control && one.maxWeight >= weight && one.minWidth <= width,
  );
  return {
    width,
    drop,
    clothWidth: isOnTube ? width - 30 : undefined,
    tube: tube?.tube,
    chain:
      control === 'chain'
        ? 50 * Math.floor(Math.min(Math.floor((2 * drop) / 3), limit) / 50)
        : undefined,
    motor: cheapest(strong)?.id,
    weight,
  };
}
