/** Where the server takes the time from, so that tests can move it. */
export interface Clock {
  now: () => Date;
}

export const systemClock: Clock = { now: () => new Date() };

export const SECOND = 1000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** ISO 8601 text in UTC of the moment `offsetMs` after `date`. */
export function isoAfter(date: Date, offsetMs: number): string {
  return new Date(date.getTime() + offsetMs).toISOString();
}
