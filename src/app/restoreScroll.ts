import { untilDone } from './untilDone';

/** Whether a part of the page is still on its way and will take another height than its placeholder. */
const isArriving = () => document.querySelector('main [aria-busy=true]') !== null;

/** Scrolls to `top` px, and again until the page is long enough and all of it is there. Returns the way to stop. */
export function restoreScroll(top: number): () => void {
  return untilDone(() => {
    const reachable = Math.max(0, document.documentElement.scrollHeight - window.innerHeight);
    window.scrollTo(0, Math.min(top, reachable));
    return reachable >= top && !isArriving();
  });
}
