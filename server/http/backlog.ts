/** How often the event loop is looked at, in ms. */
const TICK_MS = 50;

/** Tells whether requests wait longer than they should. */
export interface Backlog {
  isTooLong: () => boolean;
  stop: () => void;
}

/** How many times as long as it is late the event loop has to go on being late. */
const STANDING = 10;

/**
 * Watches how late the event loop is. SQLite works in this process, so requests that came in one turn of the loop wait
 * for one another, and what the loop is late by is what the next request has waited. A few late turns are a burst, or one
 * long piece of work, and are worked off; when no turn is in time for long, more is asked than can be done.
 * @param lateMs longest lateness that counts as normal
 */
export function watchBacklog(lateMs: number): Backlog {
  let dueAt = performance.now() + TICK_MS;
  let lateSince = Infinity;
  const isLate = (now: number): boolean => now - dueAt > lateMs;
  const timer = setInterval(() => {
    const now = performance.now();
    lateSince = isLate(now) ? Math.min(lateSince, now) : Infinity;
    dueAt = now + TICK_MS;
  }, TICK_MS);
  timer.unref();
  const isTooLong = (): boolean => {
    const now = performance.now();
    return isLate(now) && now - lateSince > STANDING * lateMs;
  };
  return { isTooLong, stop: () => clearInterval(timer) };
}
