/** Source of the current time; tests inject their own. */
export interface Clock {
  now: () => Date;
}

/**
 * A clock that never goes back, so that no code, session or limit lives longer when the system clock is set back.
 * @param wall system clock in milliseconds
 * @param monotonic monotonic timer in milliseconds
 */
export function monotonicClock(wall: () => number, monotonic: () => number): Clock {
  let time = wall();
  let lastTick = monotonic();
  return {
    now: () => {
      const elapsed = monotonic() - lastTick;
      lastTick += elapsed;
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
