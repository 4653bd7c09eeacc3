// Limits of rendered pages and the sitemap. Beyond those of rendering the browser renders index.html.
import { MINUTE, SECOND } from '../clock.ts';
import type { SlotLimits } from './clients.ts';
import type { CacheLimits } from './caches.ts';
import { MIB } from '../bytes.ts';

/** Concurrent renders, including queued ones; of all servers together, but at least two in each. */
export const RENDERS = { total: 8, perClient: 2, perNetwork: 4 } as const satisfies SlotLimits;

/** Time limit of a request for its page, in ms. */
export const RENDER_WAIT_MS = 2 * SECOND;

/** Time limit of a render, in ms; then the renderer is restarted. */
export const RENDER_TIMEOUT_MS = 10 * SECOND;

/** Heap limit of the renderer, in MiB; beyond it the renderer is restarted. */
export const RENDERER_HEAP_MIB = 256;

/** Maximum length of the path and query of a rendered page, in characters. */
export const MAX_PAGE_URL = 300;

/** Rendered pages in all encodings (pages/pageCache.ts); `maxAgeMs` bounds the age of reviews. */
export const PAGE_CACHE: CacheLimits = { maxEntries: 300, maxBytes: 48 * MIB, maxAgeMs: MINUTE };

/** Pages of an old version of the catalogue that are sent while new ones are rendered (pages/pages.ts). */
export const STALE_PAGES = {
  /** With the second until a change is seen, a page is at most five seconds old. */
  maxMs: 4 * SECOND,
  /** Time in which the servers begin to render, one after the other. */
  turnsMs: 2 * SECOND,
  /** Versions in this time, of which each is current for a second at least. */
  versions: 8,
} as const;

/** Maximum number of pages in the sitemap, each with a URL per language (routes/sitemap.ts). */
export const SITEMAP_PAGES = 10_000;

/** Maximum number of URLs in a file of the sitemap; the format allows 50,000. */
export const SITEMAP_FILE_URLS = 5_000;
