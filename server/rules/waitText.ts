import { HOUR, MINUTE, SECOND } from '../clock.ts';

const UNITS = [
  { ms: HOUR, name: 'hour' },
  { ms: MINUTE, name: 'minute' },
  { ms: SECOND, name: 'second' },
] as const;

/** Formats a wait for customers, rounded up: `20 seconds`, `1 minute`, `2 hours`. */
export function waitText(ms: number): string {
  const unit = UNITS.find((candidate) => ms >= candidate.ms) ?? UNITS[2];
  const count = Math.max(1, Math.ceil(ms / unit.ms));
  return `${count} ${unit.name}${count === 1 ? '' : 's'}`;
}
