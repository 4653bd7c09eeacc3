import { isPublicPage, PAGE_ACCEPT } from '@/worker/publicRequests';

/** Arguments of `Request`, as Workbox's message expects them. */
type UrlToCache = string | [url: string, init: RequestInit];

/** Files that the service worker caches for ever or long: scripts, styles, fonts and images. */
const CACHED_FILE = /^\/(?:assets|media)\//;

/** URLs of the current page, if it is public, and of the files that it has loaded. */
export function visitedUrls(): UrlToCache[] {
  const { href, origin, pathname, search } = window.location;
  const files = performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name, href))
    .filter((url) => url.origin === origin && CACHED_FILE.test(url.pathname))
    .map((url) => url.pathname);
  return isPublicPage(href)
    ? [[`${pathname}${search}`, { headers: { Accept: PAGE_ACCEPT } }], ...files]
    : files;
}

/**
 * Asks a service worker that has just been installed to cache what this page loaded before.
 * https://developer.chrome.com/docs/workbox/modules/workbox-window#send-the-service-worker-a-list-of-urls-to-cache
 */
export function cacheVisitedPage(worker: ServiceWorker | null): void {
  worker?.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache: visitedUrls() } });
}
