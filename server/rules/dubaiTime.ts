import { HOUR } from '../clock.ts';

/** Dubai is at UTC+4 all year. */
const OFFSET_MS = 4 * HOUR;

/** Date and time in Dubai as ISO text without a zone, e.g. `2026-11-21T14:05:00.000`. */
export function dubaiWallClock(moment: Date): string {
  return new Date(moment.getTime() + OFFSET_MS).toISOString().slice(0, -1);
}

/** Start of a calendar year in Dubai, as ISO text in UTC. */
export function dubaiYearStart(year: number): string {
  const start = new Date(Date.UTC(2000, 0, 1));
  start.setUTCFullYear(year);
  return new Date(start.getTime() - OFFSET_MS).toISOString();
}
