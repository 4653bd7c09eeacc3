/** What a worksheet lacks for 'fits, or we make it again for nothing' (product 16.27). */
export type GuaranteeGap =
  | 'widths'
  | 'drops'
  | 'spread'
  | 'diagonals'
  | 'crooked'
  | 'depth'
  | 'floor'
  | 'laser'
  | 'finishedSize'
  | 'inches'
  | 'swapped';

/** Largest difference between widths, drops or diagonals, in mm. */
const MAX_SPREAD = 10;
const POINTS = 3;
/** Drops to the floor that are inches more likely than centimetres, in mm. */
const INCHES = { from: 600, to: 1250 };
const SWAPPED_BELOW = 1800;

type Lengths = readonly (number | null)[] | undefined;

/** A window as `price-window` takes it (src/contract/madeToMeasure.ts), as far as the guarantee depends on it; lengths in cm. */
interface GuaranteedWindow {
  window: {
    mount: string;
    widths: Lengths;
    drops: Lengths;
    diagonals?: Lengths;
    track?: number | null | undefined;
    depth?: number | null | undefined;
    reach?: string | undefined;
    floor?: string | undefined;
    notes?: readonly string[] | undefined;
  };
  options: { sizeIs?: string | undefined };
}

const millimetres = (lengths: Lengths = []): number[] =>
  lengths.flatMap((length) => (length === null ? [] : [Math.round(length * 10)]));

const spreadOf = (lengths: readonly number[]): number =>
  lengths.length === 0 ? 0 : Math.max(...lengths) - Math.min(...lengths);

/** What is missing for the fit guarantee; nothing for a window that has it. */
export function guaranteeGaps({ window, options }: GuaranteedWindow): GuaranteeGap[] {
  const { mount, reach = 'floor', floor = 'finished', notes = [], track, depth } = window;
  const [widths, drops, diagonals] = [window.widths, window.drops, window.diagonals].map(
    millimetres,
  ) as [number[], number[], number[]];
  const isInside = mount === 'inside';
  const isOnFloor = !isInside && mount !== 'outside' && reach === 'floor';
  const hasTrack = typeof track === 'number';
  const [width, drop] = [Math.max(0, ...widths), Math.min(Infinity, ...drops)];
  const gaps: Record<GuaranteeGap, boolean> = {
    // The width of a curtain is that of a track that hangs already.
    widths: !hasTrack && widths.length < POINTS,
    drops: drops.length < POINTS,
    spread: Math.max(spreadOf(widths), spreadOf(drops)) > MAX_SPREAD,
    diagonals: isInside && diagonals.length < 2,
    crooked: isInside && spreadOf(diagonals) > MAX_SPREAD,
    depth: isInside && typeof depth !== 'number',
    floor: floor !== 'finished',
    laser: notes.includes('laser'),
    finishedSize: options.sizeIs === 'finished',
    inches: isOnFloor && drop >= INCHES.from && drop <= INCHES.to,
    swapped: isOnFloor && drop < SWAPPED_BELOW && width >= SWAPPED_BELOW,
  };
  return (Object.keys(gaps) as GuaranteeGap[]).filter((gap) => gaps[gap]);
}
