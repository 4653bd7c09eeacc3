import { MINUTE } from '../clock.ts';
import type { Clock } from '../clock.ts';
import { reasonOf } from '../errorFacts.ts';
import { contentPolicy } from '../http/contentPolicy.ts';
import type { Log } from '../log.ts';
import { pageAddress } from './address.ts';
import { createPageCache, packPage } from './pageCache.ts';
import type { CachedPage } from './pageCache.ts';
import { fillTemplate } from './template.ts';
import type { Workshop } from './workshop.ts';

export interface PagesParts {
  /** What pages are made with; without it the browser makes them all. */
  workshop: Promise<Workshop | undefined>;
  /** Origin under which the shop is open. */
  origin: string;
  /** Answers the shop's own calls in process. */
  fetch: typeof fetch;
  /** Moves on with every change of the catalogue. */
  catalogueVersion: () => Promise<number>;
  clock: Clock;
  log: Log;
}

export interface Pages {
  /** The rendered page of an address; `undefined` when the browser has to make it. */
  find: (url: URL) => Promise<CachedPage | undefined>;
}

/** Reviews are part of product pages but not of the catalogue's version. */
const MAX_AGE_MS = MINUTE;
/** A page that takes longer, or comes while so many are being made, is made in the browser. */
const MAX_WAIT_MS = 2_000;
const MAX_AT_ONCE = 8;

function timeLimit(ms: number): Promise<undefined> {
  return new Promise((done) => {
    setTimeout(() => done(undefined), ms).unref();
  });
}

/** Renders the pages of the shop for anonymous visitors and keeps them until the catalogue changes. */
export function createPages({
  workshop,
  origin,
  fetch,
  catalogueVersion,
  clock,
  log,
}: PagesParts): Pages {
  const cache = createPageCache();
  const running = new Map<string, Promise<CachedPage | undefined>>();
  const tools = workshop.catch((error: unknown) => {
    log.warn('Pages are not rendered on the server.', { reason: reasonOf(error) });
    return undefined;
  });

  async function make(address: string, version: number): Promise<CachedPage | undefined> {
    const ready = await tools;
    if (ready === undefined) return undefined;
    const rendered = await ready.render({ address, origin, fetch });
    const { pieces, styles, scripts } = fillTemplate(ready.template, rendered, origin);
    const page = await packPage(pieces, {
      status: rendered.status,
      policy: contentPolicy({ styles, scripts }),
      version,
      madeAtMs: clock.now().getTime(),
    });
    // What could not be answered now may be in a moment.
    if (rendered.body !== undefined) cache.set(address, page);
    return page;
  }

  function makeOnce(address: string, version: number): Promise<CachedPage | undefined> {
    const key = `${version} ${address}`;
    const known = running.get(key);
    if (known !== undefined) return known;
    if (running.size >= MAX_AT_ONCE) return Promise.resolve(undefined);
    const made = make(address, version)
      .catch((error: unknown) => {
        log.error('A page could not be rendered.', { reason: reasonOf(error) });
        return undefined;
      })
      .finally(() => running.delete(key));
    running.set(key, made);
    return made;
  }

  return {
    find: async (url) => {
      const address = pageAddress(url);
      if (address === undefined) return undefined;
      const version = await catalogueVersion();
      const page = cache.get(address);
      const ageMs = clock.now().getTime() - (page?.madeAtMs ?? 0);
      if (page?.version === version && ageMs < MAX_AGE_MS) return page;
      return Promise.race([makeOnce(address, version), timeLimit(MAX_WAIT_MS)]);
    },
  };
}
