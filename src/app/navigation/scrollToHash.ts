import { retryEachFrame } from '@/hooks/navigation/retryEachFrame';

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
