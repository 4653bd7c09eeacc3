import type {
  BlindSystem,
  Extra,
  Heading,
  Lining,
  Power,
  Remote,
  TrackKind,
} from './priceTable.ts';
import type { Control } from './product.ts';

/** Every value of a choice, in the order in which it is offered. */
export const HEADINGS: readonly Heading[] = ['wave', 'double', 'triple', 'pencil', 'eyelet', 'rod'];
export const LININGS: readonly Lining[] = ['none', 'lining', 'blackout', 'interlined'];
export const POWERS: readonly Power[] = ['battery', 'mains'];
export const REMOTES: readonly Remote[] = ['remote1', 'remote5', 'wallSwitch', 'hub'];
export const TRACK_KINDS: readonly TrackKind[] = [
  'standard',
  'wave',
  'heavy',
  'motor',
  'pole28',
  'pole35',
];
export const BLIND_SYSTEMS: readonly BlindSystem[] = [
  'roller',
  'day-night',
  'roman',
  'venetian',
  'vertical',
];
export const EXTRAS: readonly Extra[] = ['cassette', 'fascia', 'sideChannels', 'wrappedBar'];
export const CONTROLS: readonly Control[] = ['chain', 'cordless', 'wand', 'battery', 'mains'];
