import { isOffline } from '@/browser/connection';
import { isPublicPage } from '@/worker/publicRequests';
import { ownPathOf } from './ownPathOf';

/** Whether the service worker may have cached the page that the event's link leads to. */
function leadsToPublicPage(event: Event): boolean {
  const path = ownPathOf(event);
  return path !== undefined && isPublicPage(new URL(path, window.location.href).href);
}

/**
 * Turns clicks on links to public pages into full page loads while offline, before the router handles them. The service
 * worker caches rendered pages, but not every API response that a client-side navigation requests. Pages of customers are
 * never cached; the router opens them with the data that the store has.
 */
export function openLinksOffline(): void {
  window.addEventListener(
    'click',
    (event) => {
      if (isOffline() && leadsToPublicPage(event)) event.stopPropagation();
    },
    { capture: true },
  );
}
