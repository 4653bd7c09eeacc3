import { PrecacheStrategy, type PrecacheEntry } from 'workbox-precaching';

/** Precached scripts, styles and fonts of the previous release. */
const PREVIOUS_FILES = 'previous-files';
/** Prefix of the caches of pages, which end with the release. */
const PAGES = 'pages';
const ASSETS = '/assets/';
/** The script that lists all chunks, so that its name changes with any of them. */
const RUNTIME = /\/assets\/runtime\.\w+\.js/;

const release = (entries: readonly PrecacheEntry[]) =>
  entries.flatMap(({ url }) => RUNTIME.exec(url) ?? [])[0];

/** Cache name of the pages of a release. A page of another one would load scripts that are gone after the update. */
export const pagesOf = (entries: readonly PrecacheEntry[]) => `${PAGES}-${release(entries)}`;

/** Workbox plugin that caches a page only if it is of the release of this service worker. */
export const onlyOfRelease = (entries: readonly PrecacheEntry[]) => ({
  cacheWillUpdate: async ({ response }: { response: Response }) => {
    const [runtime] = RUNTIME.exec(await response.clone().text()) ?? [];
    return runtime === release(entries) ? response : null;
  },
});

/** Copies what the update deletes from the precache, so that pages of the previous release still work offline. */
export async function keepPreviousFiles(entries: readonly PrecacheEntry[]): Promise<void> {
  await caches.delete(PREVIOUS_FILES);
  const [precache, previous] = await Promise.all([
    caches.open(new PrecacheStrategy().cacheName),
    caches.open(PREVIOUS_FILES),
  ]);
  const current = new Set(entries.map(({ url }) => url));
  for (const request of await precache.keys()) {
    const { pathname } = new URL(request.url);
    const response = await precache.match(request);
    if (response && pathname.startsWith(ASSETS) && !current.has(pathname)) {
      await previous.put(request, response);
    }
  }
}

/** Deletes the pages of all releases but this one and the previous one. */
export async function deleteOlderPages(entries: readonly PrecacheEntry[]): Promise<void> {
  const names = await caches.keys();
  // In the order of their creation.
  const earlier = names.filter((name) => name.startsWith(PAGES) && name !== pagesOf(entries));
  await Promise.all(earlier.slice(0, -1).map((name) => caches.delete(name)));
}
