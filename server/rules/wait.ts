import { HOUR, MINUTE, SECOND } from '../clock.ts';

const UNITS = [
  { ms: HOUR, unit: 'hour' },
  { ms: MINUTE, unit: 'minute' },
  { ms: SECOND, unit: 'second' },
] as const;

/** A wait in the largest unit that it fills. */
export interface Wait {
  count: number;
  unit: (typeof UNITS)[number]['unit'];
}

/** Rounds a wait up for customers: 20 seconds, 1 minute, 2 hours. */
export function waitOf(ms: number): Wait {
  const { unit, ms: unitMs } = UNITS.find((candidate) => ms >= candidate.ms) ?? UNITS[2];
  return { count: Math.max(1, Math.ceil(ms / unitMs)), unit };
}
