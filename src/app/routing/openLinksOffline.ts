import { ownPathOf } from './ownPathOf';

/**
 * Turns clicks on links into full page loads while offline. The service worker has whole pages with their data,
 * whereas a navigation of the router requests the data alone. Captures the click before the router handles it.
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
