/** Where the server takes the time from, so that tests can move it. */
export interface Clock {
  now: () => Date;
}

/**
 * A clock that never goes back. When the machine's clock is set back, it goes on from where it was at the pace of the
 * stopwatch, so that no code, session or limit lives longer for it; a step forward is followed at once.
 * @param wall the machine's clock in milliseconds
 * @param stopwatch milliseconds since any moment, whatever the machine's clock is set to
 */
export function steadyClock(wall: () => number, stopwatch: () => number): Clock {
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

export const systemClock = steadyClock(
  () => Date.now(),
  () => performance.now(),
);

export const SECOND = 1000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** ISO 8601 text in UTC of the moment `offsetMs` after `date`. */
export function isoAfter(date: Date, offsetMs: number): string {
  return new Date(date.getTime() + offsetMs).toISOString();
}
