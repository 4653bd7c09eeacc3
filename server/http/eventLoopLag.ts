/** Interval of the measurement, in ms. */
const TICK_MS = 50;

/** The lag counts as overload when it lasts this many times the allowed lag. */
const SUSTAINED_FACTOR = 10;

/**
 * Measures the event loop lag, which delays every request because SQLite runs in this process. A short lag is a burst or
 * one slow task; a sustained one means that requests arrive faster than they are processed.
 * @param maxLagMs maximum normal lag
 * @param waitedMs how long work has waited that lets the event loop go on, which counts as lag
 */
export function watchEventLoopLag(maxLagMs: number, waitedMs = () => 0) {
  let dueAt = performance.now() + TICK_MS;
  let lateSince = Infinity;
  const isLate = (now: number): boolean => Math.max(now - dueAt, waitedMs()) > maxLagMs;
  const timer = setInterval(() => {
    const now = performance.now();
    lateSince = isLate(now) ? Math.min(lateSince, now) : Infinity;
    dueAt = now + TICK_MS;
  }, TICK_MS);
  timer.unref();
  const isTooLong = (): boolean => {
    const now = performance.now();
    return isLate(now) && now - lateSince > SUSTAINED_FACTOR * maxLagMs;
  };
  return { isTooLong, stop: () => clearInterval(timer) };
}
