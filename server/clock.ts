/** Source of the current time; tests inject their own. */
export interface Clock {
  now: () => Date;
}

/**
 * A clock that never goes back. When the system clock is set back, it continues at the pace of the monotonic timer, so
 * that no code, session or limit lives longer. A step forward is followed at once.
 * @param wall system clock in milliseconds
 * @param stopwatch monotonic timer in milliseconds
 */
export function monotonicClock(wall: () => number, stopwatch: () => number): Clock {
  let time = wall();
  let mark = stopwatch();
  return {
    now: () => {
      const elapsed = stopwatch() - mark;
      mark += elapsed;
      time = Math.max(wall(), time + elapsed);
      return new Date(time);
    },
  };
}

export const systemClock = monotonicClock(
  () => Date.now(),
  () => performance.now(),
);

export const SECOND = 1000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** ISO 8601 timestamp in UTC, `offsetMs` after `date`. */
export function isoAfter(date: Date, offsetMs: number): string {
  return new Date(date.getTime() + offsetMs).toISOString();
}
