/** Source of the current time; tests inject their own. */
export interface Clock {
  now: () => Date;
}

/** The system's clock, also when it is corrected (docs/reliability.md). */
export const systemClock: Clock = { now: () => new Date() };

export const SECOND = 1000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** ISO 8601 timestamp in UTC, `offsetMs` after `date`. */
export function isoAfter(date: Date, offsetMs: number): string {
  return new Date(date.getTime() + offsetMs).toISOString();
}
