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
import { isSharedAnswer, isSharedPage } from './sharedAnswers';

declare const self: ServiceWorkerGlobalScope & {
  /** What every visit needs, put in by the build. */
  __WB_MANIFEST: PrecacheEntry[];
};

const SHELL = '/index.html';
const DAY_S = 24 * 60 * 60;
/** On a bad line the last answer is better than a wait. */
const PATIENCE_S = 4;

const onlyGood = new CacheableResponsePlugin({ statuses: [200] });

// A new version takes over at once: nobody meets the old one twice.
void self.skipWaiting();
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
cleanupOutdatedCaches();
precacheAndRoute(self.__WB_MANIFEST, { directoryIndex: '', cleanURLs: false });

// Files whose name is their content.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'),
  new CacheFirst({
    cacheName: 'assets',
    plugins: [onlyGood, new ExpirationPlugin({ maxEntries: 120, purgeOnQuotaError: true })],
  }),
);
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/media/'),
  new CacheFirst({
    cacheName: 'pictures',
    plugins: [
      onlyGood,
      new ExpirationPlugin({ maxEntries: 200, maxAgeSeconds: 30 * DAY_S, purgeOnQuotaError: true }),
    ],
  }),
);

// Pages hold nothing personal. The one of the last visit is shown at once and replaced for the next.
registerRoute(
  ({ request }) => request.mode === 'navigate' && isSharedPage(request.url),
  new StaleWhileRevalidate({
    cacheName: 'pages',
    plugins: [
      onlyGood,
      new ExpirationPlugin({ maxEntries: 60, maxAgeSeconds: 7 * DAY_S, purgeOnQuotaError: true }),
    ],
  }),
);

registerRoute(({ request }) => request.mode === 'navigate', new NetworkOnly());

registerRoute(
  ({ request }) => isSharedAnswer(request),
  new NetworkFirst({
    cacheName: 'catalogue',
    networkTimeoutSeconds: PATIENCE_S,
    plugins: [
      onlyGood,
      new ExpirationPlugin({ maxEntries: 120, maxAgeSeconds: 7 * DAY_S, purgeOnQuotaError: true }),
    ],
  }),
);

// Without a network a page that was never seen is made from what is there.
setCatchHandler(async ({ request }) => {
  const shell = request.mode === 'navigate' ? await matchPrecache(SHELL) : undefined;
  return shell ?? Response.error();
});
