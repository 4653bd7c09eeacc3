const TIMEOUT_MS = 10_000;
/** Events of a user who scrolls or navigates. */
const USER_EVENTS = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * Calls `attempt` now and then each frame until it returns true, e.g. until a loading page is long enough.
 * Stops after ten seconds, and as soon as the user scrolls. Returns the cancel function.
 */
export function retryEachFrame(attempt: () => boolean): () => void {
  const started = performance.now();
  let frame = 0;
  const stop = () => {
    cancelAnimationFrame(frame);
    USER_EVENTS.forEach((type) => window.removeEventListener(type, stop));
  };
  const step = () => {
    if (attempt() || performance.now() - started > TIMEOUT_MS) stop();
    else frame = requestAnimationFrame(step);
  };
  // Without the listeners when the first attempt succeeds: adding and removing them takes a slow phone 1 ms.
  if (attempt()) return stop;
  USER_EVENTS.forEach((type) => window.addEventListener(type, stop, { passive: true }));
  frame = requestAnimationFrame(step);
  return stop;
}
