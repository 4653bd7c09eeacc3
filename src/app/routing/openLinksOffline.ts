import { ownPathOf } from './ownPathOf';

/**
 * Turns link clicks into full page loads while offline, before the router handles them. The service worker caches
 * rendered pages, but not every API response that a client-side navigation requests.
 */
export function openLinksOffline(): void {
  window.addEventListener(
    'click',
    (event) => {
      if (!navigator.onLine && ownPathOf(event) !== undefined) event.stopPropagation();
    },
    { capture: true },
  );
}
