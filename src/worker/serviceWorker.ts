import { CacheableResponsePlugin } from 'workbox-cacheable-response';
import { ExpirationPlugin } from 'workbox-expiration';
import {
  cleanupOutdatedCaches,
  matchPrecache,
  precacheAndRoute,
  type PrecacheEntry,
} from 'workbox-precaching';
import { registerRoute, setCatchHandler } from 'workbox-routing';
import { CacheFirst, NetworkFirst, NetworkOnly, StaleWhileRevalidate } from 'workbox-strategies';
import { languageOf } from '@/lib/language';
import { isPageRequest, isPublicPage, isPublicResponse } from './publicRequests';
import { preloadFonts, type FirstFonts } from './preloadFonts';
import { deleteOlderPages, keepPreviousFiles, onlyOfRelease, pagesOf } from './releaseCaches';

declare const self: ServiceWorkerGlobalScope & {
  /** Files to precache, injected by the build. */
  __WB_MANIFEST: PrecacheEntry[];
  /** Injected by the build. */
  __FIRST_FONTS: FirstFonts;
};

/** App shell in the language of a page's URL. */
const shellOf = (url: string) =>
  languageOf(new URL(url).pathname) === 'ar' ? '/ar/index.html' : '/index.html';
const DAY_S = 24 * 60 * 60;
/** Timeout after which the cached response is used. */
const NETWORK_TIMEOUT_S = 4;

const withFonts = preloadFonts(self.__FIRST_FONTS);
const onlySuccessful = new CacheableResponsePlugin({ statuses: [200] });

// Activates a new version immediately, so that the old one serves no more pages.
void self.skipWaiting();
const files = self.__WB_MANIFEST;
self.addEventListener('install', (event) => event.waitUntil(keepPreviousFiles(files)));
self.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([self.clients.claim(), deleteOlderPages(files)]));
});
cleanupOutdatedCaches();
precacheAndRoute(files, { directoryIndex: '', cleanURLs: false });

// Files with a content hash, which never change.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'),
  new CacheFirst({
    cacheName: 'assets',
    plugins: [onlySuccessful, new ExpirationPlugin({ maxEntries: 120, purgeOnQuotaError: true })],
  }),
);
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/media/'),
  new CacheFirst({
    cacheName: 'pictures',
    plugins: [
      onlySuccessful,
      new ExpirationPlugin({ maxEntries: 200, maxAgeSeconds: 30 * DAY_S, purgeOnQuotaError: true }),
    ],
  }),
);

// Server-rendered pages, which contain no personal data, each release in its own cache. A page that loaded before the worker
// took control is requested by the message CACHE_URLS, which Workbox handles.
registerRoute(
  ({ request }) => isPageRequest(request) && isPublicPage(request.url),
  new StaleWhileRevalidate({
    cacheName: pagesOf(files),
    // A product page varies by `Accept`, which differs between a navigation and CACHE_URLS; both are stored as HTML.
    matchOptions: { ignoreVary: true },
    plugins: [
      onlyOfRelease(files),
      onlySuccessful,
      new ExpirationPlugin({ maxEntries: 60, maxAgeSeconds: 7 * DAY_S, purgeOnQuotaError: true }),
      withFonts,
    ],
  }),
);

registerRoute(
  ({ request }) => request.mode === 'navigate',
  new NetworkOnly({ plugins: [withFonts] }),
);

registerRoute(
  ({ request }) => isPublicResponse(request),
  new NetworkFirst({
    cacheName: 'catalogue',
    networkTimeoutSeconds: NETWORK_TIMEOUT_S,
    plugins: [
      onlySuccessful,
      new ExpirationPlugin({ maxEntries: 120, maxAgeSeconds: 7 * DAY_S, purgeOnQuotaError: true }),
    ],
  }),
);

// Offline, a page that was not opened since the update and its files are those of the previous release. The client renders an
// uncached page from the app shell.
setCatchHandler(async ({ request }) => {
  // Stored as HTML, like the pages above.
  const previous = await caches.match(request, { ignoreVary: request.mode === 'navigate' });
  if (previous) return previous;
  const shell = request.mode === 'navigate' ? await matchPrecache(shellOf(request.url)) : undefined;
  return shell ?? Response.error();
});
