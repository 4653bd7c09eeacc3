import type { Clock } from '../clock.ts';
import { reasonOf } from '../errorDetails.ts';
import { isPublic } from '../http/caching.ts';
import { clientNetworks } from '../http/client.ts';
import { contentPolicy } from '../http/contentPolicy.ts';
import type { RequestTarget } from '../http/requestTarget.ts';
import { PAGE_CACHE, RENDER_WAIT_MS } from '../limits.ts';
import type { Log } from '../log.ts';
import { pageAddress } from './address.ts';
import { compressPage, createPageCache } from './pageCache.ts';
import type { CachedPage } from './pageCache.ts';
import { fillTemplate } from './template.ts';
import { RendererStoppedError } from './renderer.ts';
import type { Renderer } from './renderer.ts';
import { createRenderSlots } from './renderSlots.ts';

export interface PagesParts {
  renderer: Pick<Renderer, 'template' | 'render'>;
  /** Origin under which the shop is open. */
  origin: string;
  /** Answers the shop's own calls in process. */
  fetch: typeof fetch;
  /** Moves on with every change of the catalogue. */
  catalogueVersion: () => Promise<number>;
  clock: Clock;
  log: Log;
  /** Longest time, in ms, that a request waits for its page; RENDER_WAIT_MS when left out. */
  waitMs?: number;
}

export interface Pages {
  /**
   * The rendered page of a request target. A cached page is returned at once, whatever else is being rendered.
   * @param client address of the client, which is charged with the render
   * @returns `undefined` when the browser has to render it: the page failed, took longer than RENDER_WAIT_MS, or there
   *   was no free slot for this client
   */
  find: (target: RequestTarget, client: string) => Promise<CachedPage | undefined>;
}

function timeLimit(ms: number): Promise<undefined> {
  return new Promise((done) => {
    setTimeout(() => done(undefined), ms).unref();
  });
}

/** Renders the pages of the shop for anonymous visitors and keeps them until the catalogue changes. */
export function createPages({
  renderer,
  origin,
  fetch,
  catalogueVersion,
  clock,
  log,
  waitMs = RENDER_WAIT_MS,
}: PagesParts): Pages {
  const cache = createPageCache();
  const running = new Map<string, Promise<CachedPage | undefined>>();
  const slots = createRenderSlots();

  async function render(address: string, version: number): Promise<CachedPage> {
    let emptyResults = 0;
    const rendered = await renderer.render({
      address,
      origin,
      fetch: async (...request) => {
        const response = await fetch(...request);
        // A search that finds nothing; there is no end of them.
        if (response.ok && !isPublic(response)) emptyResults += 1;
        return response;
      },
    });
    const { html, styles } = fillTemplate(renderer.template, rendered, origin);
    const page = await compressPage(html, {
      status: rendered.status,
      policy: contentPolicy({ styles }),
      version,
      madeAtMs: clock.now().getTime(),
    });
    // A call that failed may succeed next time, and there is no end of URLs that name nothing.
    const isComplete = rendered.body !== undefined && rendered.status === 200;
    if (isComplete && emptyResults === 0) cache.set(address, page);
    return page;
  }

  /** One render per page: a client that asks for a page being rendered shares it, and needs no slot. */
  function renderOnce(
    address: string,
    version: number,
    client: string,
  ): Promise<CachedPage | undefined> {
    const key = `${version} ${address}`;
    const known = running.get(key);
    if (known !== undefined) return known;
    const release = slots.take(clientNetworks(client));
    if (release === undefined) return Promise.resolve(undefined);
    const page = render(address, version)
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

  return {
    find: async (target, client) => {
      const address = pageAddress(target);
      if (address === undefined) return undefined;
      const version = await catalogueVersion();
      const page = cache.get(address);
      const ageMs = clock.now().getTime() - (page?.madeAtMs ?? 0);
      if (page?.version === version && ageMs < PAGE_CACHE.maxAgeMs) return page;
      const fresh = await Promise.race([renderOnce(address, version, client), timeLimit(waitMs)]);
      // An older page of the same catalogue is better than none.
      return fresh ?? (page?.version === version ? page : undefined);
    },
  };
}
