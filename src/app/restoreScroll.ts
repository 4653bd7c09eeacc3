import { untilDone } from './untilDone';

/** Scrolls to `top` px as soon as the page is long enough. Returns the way to stop. */
export function restoreScroll(top: number): () => void {
  return untilDone(() => {
    const reachable = Math.max(0, document.documentElement.scrollHeight - window.innerHeight);
    window.scrollTo(0, Math.min(top, reachable));
    return reachable >= top;
  });
}
