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
import { isPublicPage, isPublicResponse } from './publicRequests';

declare const self: ServiceWorkerGlobalScope & {
  /** Files of every page, injected by the build. */
  __WB_MANIFEST: PrecacheEntry[];
};

const SHELL = '/index.html';
const DAY_S = 24 * 60 * 60;
/** After this wait a slow response is replaced by the cached one. */
const NETWORK_TIMEOUT_S = 4;

const onlySuccessful = new CacheableResponsePlugin({ statuses: [200] });

// A new version takes over at once, so that no page is served by the old one.
void self.skipWaiting();
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
cleanupOutdatedCaches();
precacheAndRoute(self.__WB_MANIFEST, { directoryIndex: '', cleanURLs: false });

// Hashed files, which never change.
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

// Server-rendered pages, which hold no personal data: the cached one is shown and refreshed for the next visit.
registerRoute(
  ({ request }) => request.mode === 'navigate' && isPublicPage(request.url),
  new StaleWhileRevalidate({
    cacheName: 'pages',
    plugins: [
      onlySuccessful,
      new ExpirationPlugin({ maxEntries: 60, maxAgeSeconds: 7 * DAY_S, purgeOnQuotaError: true }),
    ],
  }),
);

registerRoute(({ request }) => request.mode === 'navigate', new NetworkOnly());

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

// Offline, a page that is not in the cache is rendered by the browser from the app shell.
setCatchHandler(async ({ request }) => {
  const shell = request.mode === 'navigate' ? await matchPrecache(SHELL) : undefined;
  return shell ?? Response.error();
});
