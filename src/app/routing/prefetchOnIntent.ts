import { ownPathOf } from './ownPathOf';
import { matchPage } from './routes';

const INTENTS = ['pointerover', 'focusin', 'touchstart'] as const;

/** Prefetches the chunk of a page when a visitor points at a link to it. */
export function prefetchOnIntent(): void {
  const prefetch = (event: Event) => {
    const path = ownPathOf(event);
    // A failed prefetch is repeated, and reported, when the page is opened.
    if (path !== undefined)
      matchPage(path)
        .load()
        .catch(() => undefined);
  };
  for (const intent of INTENTS) document.addEventListener(intent, prefetch, { passive: true });
}
