/**
 * Figures of fitter's sheets, calculated a second time.
 *
 * Written from the rules of the trade (product 16.26), not from the shop's code: it imports nothing. Lengths in mm, weights in grams.
 */

interface Hung {
  isCurtain: boolean;
  mount: string;
  /** Of the track or blind. */
  length: number;
  drop: number;
  brackets: number;
  /** On one track, or of one blind. */
  weight: number;
  /** Curtains of one track. */
  pieces: number;
  joints: number;
  /** What the customer measured. */
  widths: readonly number[];
  drops: readonly number[];
  height: number | undefined;
  reach: string;
  floor: string;
  notes: readonly string[];
  hem: string | undefined;
}

export interface FitterFigures {
  return: number;
  bracketDistance: number;
  needsLadder: boolean;
  tolerance: number;
  watch: string[];
}

const spread = (lengths: readonly number[]): number =>
  lengths.length === 0 ? 0 : Math.max(...lengths) - Math.min(...lengths);

/** What the fitter of a window is told. */
export function fitterFigures(hung: Hung): FitterFigures {
  const { isCurtain, mount, drop, drops, notes } = hung;
  const toFloor = isCurtain && hung.reach === 'floor';
  const one = isCurtain ? Math.floor(hung.weight / hung.pieces) : hung.weight;
  const told: [string, boolean][] = [
    ['twoPeople', one > 12_000],
    ['hemOnSite', isCurtain && hung.hem === 'followFloor'],
    ['floorComing', hung.floor === 'coming'],
    ['slope', toFloor && spread(drops) >= 10],
    ['uneven', spread(hung.widths) > 10 || (!toFloor && spread(drops) > 10)],
    ['joints', isCurtain && hung.joints > 0],
    ...['laser', 'handle', 'ac', 'sprinkler', 'robot'].map((note): [string, boolean] => [
      note,
      notes.includes(note),
    ]),
  ];
  return {
    return: isCurtain && mount !== 'ceiling' ? 80 : 0,
    bracketDistance: Math.floor(hung.length / (hung.brackets - 1)),
    needsLadder: drop > 3300 || (hung.height !== undefined && hung.height > 3300),
    tolerance: isCurtain ? 10 : 3,
    watch: told.flatMap(([name, isTold]) => (isTold ? [name] : [])),
  };
}
