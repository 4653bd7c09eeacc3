import type { Clock } from '../clock.ts';
import { boundedCache } from '../boundedCache.ts';
import { reasonOf } from '../errorDetails.ts';
import { isPublic } from '../http/caching.ts';
import { clientNetworks } from '../http/client.ts';
import { createSlots } from '../http/connectionLimits.ts';
import { contentPolicy } from '../http/contentPolicy.ts';
import type { RequestTarget } from '../http/requestTarget.ts';
import { PAGE_CACHE, RENDER_WAIT_MS, RENDERS, STALE_PAGES } from '../limits/pages.ts';
import type { Log } from '../log.ts';
import type { ServerCount } from '../serverCount.ts';
import { pageUrl } from './pageUrl.ts';
import { compressPage, createPageCache } from './pageCache.ts';
import type { CachedPage } from './pageCache.ts';
import { fillTemplate } from './template.ts';
import { RendererStoppedError } from './renderer.ts';
import type { Renderer } from './renderer.ts';

export interface PagesParts {
  renderer: Pick<Renderer, 'templates' | 'render'>;
  /** Public origin of the shop. */
  origin: string;
  /** Handles the API requests of pages in process. */
  fetch: typeof fetch;
  /** Version of the catalogue, incremented on every change. */
  catalogueVersion: () => Promise<number>;
  clock: Clock;
  log: Log;
  /** Servers that render the same pages. */
  servers: Pick<ServerCount, 'count' | 'place' | 'shareOf'>;
  /** Counts whether the cache had the page. */
  countLookup?: (isHit: boolean) => void;
  /** Maximum wait of a request for its page in ms; RENDER_WAIT_MS by default. */
  waitMs?: number;
}

export interface Pages {
  /**
   * The rendered page of a request target. A cached page never waits for other renders.
   * @param client IP address of the client, whose limit the render counts against
   * @returns `undefined` when the client has to render the page: the render failed, timed out, or the client had no free
   *   slot
   */
  find: (target: RequestTarget, client: string) => Promise<CachedPage | undefined>;
}

function timeout(ms: number): Promise<undefined> {
  return new Promise((done) => {
    setTimeout(() => done(undefined), ms).unref();
  });
}

/**
 * Renders the shop's pages without a session and caches them until the catalogue changes. For the first seconds after a change,
 * pages of the old version are sent while new ones are rendered, so that an import does not make everybody wait.
 */
export function createPages({
  renderer,
  origin,
  fetch,
  catalogueVersion,
  clock,
  log,
  servers,
  countLookup,
  waitMs = RENDER_WAIT_MS,
}: PagesParts): Pages {
  const cache = createPageCache();
  const running = boundedCache<Promise<CachedPage | undefined>>({ max: RENDERS.total });
  const slots = createSlots(RENDERS, servers.shareOf);
  /** When each version was last the current one, in ms. */
  const lastCurrent = boundedCache<number>({ max: STALE_PAGES.versions });

  async function render(url: string, version: number): Promise<CachedPage> {
    let emptyResults = 0;
    const rendered = await renderer.render({
      url,
      origin,
      fetch: async (...request) => {
        const response = await fetch(...request);
        // Empty results, e.g. of a search, are not cached, because their number is unlimited.
        if (response.ok && !isPublic(response)) emptyResults += 1;
        return response;
      },
    });
    const { html, styles } = fillTemplate(renderer.templates, rendered, origin);
    const page = await compressPage(html, {
      status: rendered.status,
      language: rendered.language,
      policy: contentPolicy({ styles }),
      version,
      madeAtMs: clock.now().getTime(),
    });
    // A failed request may succeed next time, and the number of unknown URLs is unlimited.
    const isComplete = rendered.body !== undefined && rendered.status === 200;
    if (isComplete && emptyResults === 0) cache.set(url, page);
    return page;
  }

  /** Deduplicates renders: concurrent requests for a page share one render and one slot. */
  function renderOnce(
    url: string,
    version: number,
    client: string,
  ): Promise<CachedPage | undefined> {
    const key = `${version} ${url}`;
    const pending = running.get(key);
    if (pending !== undefined) return pending;
    const release = slots.take(clientNetworks(client));
    if (release === undefined) return Promise.resolve(undefined);
    const page = render(url, version)
      .catch((error: unknown) => {
        if (error instanceof RendererStoppedError) return undefined;
        log.error('A page could not be rendered.', { reason: reasonOf(error) });
        return undefined;
      })
      .finally(() => {
        running.delete(key);
        release();
      });
    running.set(key, page);
    return page;
  }

  /** Time since the version of a page was last known to be the current one, so that a quiet shop sends no old pages. */
  function outdatedMs(page: CachedPage, nowMs: number): number {
    const ageMs = nowMs - (lastCurrent.get(String(page.version)) ?? -Infinity);
    // A negative age means that the clock was set back.
    return ageMs < 0 ? Infinity : ageMs;
  }

  return {
    find: async (target, client) => {
      const url = pageUrl(target);
      if (url === undefined) return undefined;
      const version = await catalogueVersion();
      const nowMs = clock.now().getTime();
      lastCurrent.set(String(version), nowMs);
      const page = cache.get(url);
      const ageMs = nowMs - (page?.madeAtMs ?? 0);
      const isHit = page?.version === version && ageMs < PAGE_CACHE.maxAgeMs;
      countLookup?.(isHit);
      if (isHit) return page;
      const staleMs = page === undefined ? Infinity : outdatedMs(page, nowMs);
      if (page !== undefined && page.version !== version && staleMs < STALE_PAGES.maxMs) {
        // One server after the other, because all see the change at the same time.
        const turnMs = (servers.place() / servers.count()) * STALE_PAGES.turnsMs;
        if (staleMs >= turnMs) void renderOnce(url, version, client);
        return page;
      }
      const fresh = await Promise.race([renderOnce(url, version, client), timeout(waitMs)]);
      // Falls back to an expired page of the same catalogue version.
      return fresh ?? (page?.version === version ? page : undefined);
    },
  };
}
