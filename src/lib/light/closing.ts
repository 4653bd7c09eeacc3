import type { Facade } from './facades';

/** When to close the curtains against the sun, in minutes since midnight. */
export type Closing =
  /** Closed from the evening before, because the sun comes at sunrise. */
  | { kind: 'sunrise' }
  /** Closed before the sun comes, all year. */
  | { kind: 'before'; at: number }
  | { kind: 'seasons'; summer: number; winter: number }
  /** Closed around noon from October to March. */
  | { kind: 'winter'; from: number; to: number }
  | { kind: 'never' };

const at = (hours: number, minutes = 0) => hours * 60 + minutes;

const CLOSINGS: Readonly<Record<Facade, Closing>> = {
  north: { kind: 'never' },
  'north-east': { kind: 'sunrise' },
  east: { kind: 'sunrise' },
  'south-east': { kind: 'sunrise' },
  south: { kind: 'winter', from: at(10), to: at(15) },
  'south-west': { kind: 'seasons', summer: at(12), winter: at(9, 30) },
  west: { kind: 'before', at: at(12, 30) },
  'north-west': { kind: 'before', at: at(12, 30) },
};

/** When to close against the sun; curtains inside act late, so before it comes. */
export const closingOf = (facade: Facade): Closing => CLOSINGS[facade];
