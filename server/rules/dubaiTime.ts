import { DAY, HOUR } from '../clock.ts';

/** Dubai is at UTC+4 all year. */
const OFFSET_MS = 4 * HOUR;

/** Date and time in Dubai as ISO text without a zone, e.g. `2026-11-21T14:05:00.000`. */
export function dubaiWallClock(moment: Date): string {
  return new Date(moment.getTime() + OFFSET_MS).toISOString().slice(0, -1);
}

/** The day in Dubai, e.g. `2026-11-21`. */
export const dubaiDay = (moment: Date): string => dubaiWallClock(moment).slice(0, 10);

/** Begin of the day in Dubai, in ms since 1970. */
export function dubaiMidnight(moment: Date): number {
  const inDubai = moment.getTime() + OFFSET_MS;
  return inDubai - (inDubai % DAY) - OFFSET_MS;
}

/** Start of a calendar year in Dubai, as ISO text in UTC. */
export function dubaiYearStart(year: number): string {
  const start = new Date(Date.UTC(2000, 0, 1));
  start.setUTCFullYear(year);
  return new Date(start.getTime() - OFFSET_MS).toISOString();
}

const DATE_SHAPE = /^2\d{3}-\d{2}-\d{2}$/;
const TIME_SHAPE = /^\d{2}:\d{2}$/;

/** The moment of a date (`2026-12-01`) and time (`10:30`) in Dubai; `undefined` for any other text, e.g. 30 February. */
export function dubaiMoment(date: string, time: string): Date | undefined {
  if (!DATE_SHAPE.test(date) || !TIME_SHAPE.test(time)) return undefined;
  const moment = new Date(Date.parse(`${date}T${time}:00.000Z`) - OFFSET_MS);
  if (Number.isNaN(moment.getTime())) return undefined;
  return dubaiWallClock(moment).startsWith(`${date}T${time}`) ? moment : undefined;
}
