import { ownPathOf } from './ownPathOf';
import { matchPage } from './routes';

const INTENTS = ['pointerover', 'focusin', 'touchstart'] as const;

/** Prefetches the chunk of a page when a link to it is hovered, focused or touched. */
export function prefetchOnIntent(): void {
  const prefetch = (event: Event) => {
    const path = ownPathOf(event);
    // Opening the page retries a failed prefetch, and reports the error.
    if (path !== undefined)
      matchPage(path)
        .load()
        .catch(() => undefined);
  };
  for (const intent of INTENTS) document.addEventListener(intent, prefetch, { passive: true });
}
