import type {
  BlindSystem,
  Extra,
  Remote,
  TrackKind,
} from '../../../src/lib/madeToMeasure/priceTable.ts';
import type { Mount } from '../../../src/lib/madeToMeasure/window.ts';

const mounts: Record<Mount, string> = {
  ceiling: 'ceiling',
  wall: 'wall',
  pole: 'pole',
  inside: 'inside the recess',
  outside: 'in front of the recess',
};
const tracks: Record<TrackKind, string> = {
  standard: 'standard track',
  wave: 'wave track',
  heavy: 'heavy track',
  motor: 'motor track',
  pole28: 'pole 28 mm',
  pole35: 'pole 35 mm',
};
const systems: Record<BlindSystem, string> = {
  roller: 'roller blind',
  'day-night': 'day and night blind',
  roman: 'roman blind',
  venetian: 'venetian blind',
  vertical: 'vertical blind',
};
const extras: Record<Extra, string> = {
  cassette: 'cassette',
  fascia: 'fascia',
  sideChannels: 'side channels',
  wrappedBar: 'bottom bar wrapped in cloth',
};
const remotes: Record<Remote, string> = {
  remote1: 'remote, 1 channel',
  remote5: 'remote, 5 channels',
  wallSwitch: 'wall switch',
  hub: 'smart home hub',
};

/** Texts of the workroom sheet; lengths come with their unit. */
export const workroom = {
  title: (number: string) => `Workroom sheet ${number}`,
  toOrder: 'To order',
  clothWide: (name: string, width: string) => `${name}, ${width} wide`,
  liningWide: (lining: string, width: string) => `Lining (${lining}), ${width} wide`,
  mounts,
  tracks,
  systems,
  extras,
  remotes,
  left: 'left',
  right: 'right',
  single: 'one curtain',
  /** Rows of a window. */
  rows: {
    windows: 'Windows like this',
    cloth: 'Cloth',
    cut: 'Cut',
    repeat: 'Pattern repeat',
    seams: 'Seams',
    lining: 'Lining',
    hems: 'Hems',
    drop: 'Finished drop',
    heading: 'Heading',
    weight: 'Weight',
    hanging: 'Hangs on',
    system: 'Blind',
    size: 'Finished size',
    clothSize: 'Width of the cloth',
    tube: 'Tube',
    control: 'Control',
    extras: 'Extras',
    brackets: 'Brackets',
    motor: 'Motor',
    remotes: 'Remotes',
  },
  cut: (count: number, length: string) => `${count} × ${length}`,
  sideways: (length: string) => `1 × ${length}, turned sideways`,
  oneBatch: 'all of one dye lot',
  repeat: (length: string) => `${length}, each cut from the same place of the pattern`,
  halfDrop: (length: string) => `${length}, half drop`,
  hems: (side: string, make: string) => `${side} on each side, hem and heading together ${make}`,
  hemOnSite: 'The hem is sewn at the window: it follows the floor.',
  byHand: 'sewn by hand',
  perTrack: (weight: string) => `${weight} on each track`,
  each: (count: number, size: string) => (count === 1 ? size : `${count} of ${size}`),
  brackets: (count: number, distance: string) => `${count} brackets every ${distance}`,
  joints: (count: number) => (count === 1 ? '1 joint' : `${count} joints`),
  chain: (length: string) => `chain, ${length} long`,
  /** Columns of the table of pieces. */
  columns: ['Label', 'Side', 'Widths', 'Flat', 'Finished', 'Hooks'],
  blindColumns: ['Label', 'Width', 'Drop'],
  notFrozen: 'This window was priced before sheets were kept. Its sizes:',
  isEmpty: 'There are no finished windows in this order.',
  gone: 'This link has expired. Make a new one on the command line of the shop.',
};
