import { retryEachFrame } from './retryEachFrame';

function show(target: HTMLElement, behavior: ScrollBehavior): void {
  if (!target.hasAttribute('tabindex') && target.tabIndex < 0) target.tabIndex = -1;
  target.scrollIntoView({ block: 'start', behavior });
  target.focus({ preventScroll: true });
}

/** Scrolls to the element of this id and focuses it, as soon as the page has it. Returns the way to stop waiting. */
export function scrollToHash(id: string, behavior: ScrollBehavior): () => void {
  return retryEachFrame(() => {
    const target = document.getElementById(id);
    if (target !== null) show(target, behavior);
    return target !== null;
  });
}
