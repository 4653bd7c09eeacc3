import { retryEachFrame } from '@/hooks/navigation/retryEachFrame';

/** Whether a part of the page is loading and may change the page's height. */
const isLoading = () => document.querySelector('main [aria-busy=true]') !== null;

/** Scrolls to `top` px, retrying until the page is long enough and loaded. Returns the cancel function. */
export function restoreScroll(top: number): () => void {
  return retryEachFrame(() => {
    const reachable = Math.max(0, document.documentElement.scrollHeight - window.innerHeight);
    window.scrollTo(0, Math.min(top, reachable));
    return reachable >= top && !isLoading();
  });
}
