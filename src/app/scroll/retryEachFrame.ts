const GIVE_UP_AFTER_MS = 10_000;
/** Signs that the visitor moves over the page by themselves. */
const OWN_MOVES = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * Tries at once and then with every frame until it works, e.g. until a page that is still loading is long enough.
 * Ends after ten seconds, and as soon as the visitor moves by themselves. Returns the way to stop.
 */
export function retryEachFrame(attempt: () => boolean): () => void {
  const started = performance.now();
  let frame = 0;
  const stop = () => {
    cancelAnimationFrame(frame);
    OWN_MOVES.forEach((type) => window.removeEventListener(type, stop));
  };
  const step = () => {
    if (attempt() || performance.now() - started > GIVE_UP_AFTER_MS) stop();
    else frame = requestAnimationFrame(step);
  };
  OWN_MOVES.forEach((type) => window.addEventListener(type, stop, { passive: true }));
  step();
  return stop;
}
