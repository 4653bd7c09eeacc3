const GIVE_UP_AFTER_MS = 3_000;

/** Scrolls to `top` px as soon as the page is long enough; the visitor's own scrolling ends the wait. Returns the way to stop. */
export function restoreScroll(top: number): () => void {
  const started = performance.now();
  let frame = 0;
  const stop = () => {
    cancelAnimationFrame(frame);
    window.removeEventListener('wheel', stop);
    window.removeEventListener('touchstart', stop);
  };
  const attempt = () => {
    const reachable = document.documentElement.scrollHeight - window.innerHeight;
    window.scrollTo(0, Math.min(top, Math.max(0, reachable)));
    const isDone = reachable >= top || performance.now() - started > GIVE_UP_AFTER_MS;
    if (isDone) stop();
    else frame = requestAnimationFrame(attempt);
  };
  window.addEventListener('wheel', stop, { passive: true });
  window.addEventListener('touchstart', stop, { passive: true });
  attempt();
  return stop;
}
