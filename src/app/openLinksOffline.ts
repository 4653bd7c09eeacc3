import { ownPathOf } from './ownPathOf';

/**
 * Without a network a link opens the page as it was kept on disk, with its data in it; the router would
 * ask the API for the data alone. Runs before the router sees the press.
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
