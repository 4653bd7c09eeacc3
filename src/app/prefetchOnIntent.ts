import { ownPathOf } from './ownPathOf';
import { findPage } from './pages';

const INTENTS = ['pointerover', 'focusin', 'touchstart'] as const;

/** Fetches the chunk of a page as soon as a visitor points at a link to it. */
export function prefetchOnIntent(): void {
  const prefetch = (event: Event) => {
    const path = ownPathOf(event);
    // Without it the page is fetched when it is opened, and says so when that fails.
    if (path !== undefined)
      findPage(path)
        .load()
        .catch(() => undefined);
  };
  for (const intent of INTENTS) document.addEventListener(intent, prefetch, { passive: true });
}
