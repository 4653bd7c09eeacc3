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

function scrollAndFocus(target: HTMLElement, behavior: ScrollBehavior): void {
  if (!target.hasAttribute('tabindex') && target.tabIndex < 0) target.tabIndex = -1;
  target.scrollIntoView({ block: 'start', behavior });
  target.focus({ preventScroll: true });
}

/** Scrolls to the element with this id and focuses it, once rendered. Returns the cancel function. */
export function scrollToHash(id: string, behavior: ScrollBehavior): () => void {
  return retryEachFrame(() => {
    const target = document.getElementById(id);
    if (target !== null) scrollAndFocus(target, behavior);
    return target !== null;
  });
}
