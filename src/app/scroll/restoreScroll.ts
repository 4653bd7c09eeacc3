import { retryEachFrame } from './retryEachFrame';

/** Whether a part of the page is still loading and may change its height. */
const isLoading = () => document.querySelector('main [aria-busy=true]') !== null;

/** Scrolls to `top` px, repeatedly until the page is long enough and has loaded. Returns a function that stops it. */
export function restoreScroll(top: number): () => void {
  return retryEachFrame(() => {
    const reachable = Math.max(0, document.documentElement.scrollHeight - window.innerHeight);
    window.scrollTo(0, Math.min(top, reachable));
    return reachable >= top && !isLoading();
  });
}
