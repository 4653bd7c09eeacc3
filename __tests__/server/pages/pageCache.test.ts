import { describe, expect, it } from '@jest/globals';
import { CACHE_ENTRY_OVERHEAD_BYTES } from '../../../server/limits/caches.ts';
import { createPageCache } from '../../../server/pages/pageCache.ts';
import type { CachedPage } from '../../../server/pages/pageCache.ts';

const pageOf = (bytes: number): CachedPage => ({
  status: 200,
  language: 'en',
  policy: '',
  etag: '',
  plain: new Uint8Array(bytes),
  encoded: { br: new Uint8Array(bytes), gzip: new Uint8Array(bytes) },
  version: 1,
  madeAtMs: 0,
});

/** Stores 20 pages. @returns the number of pages that remain */
function keptOf(limits: { maxEntries: number; maxBytes: number }, bytes: number): number {
  const cache = createPageCache({ ...limits, maxAgeMs: 60_000 });
  const urls = Array.from({ length: 20 }, (_, index) => `/page-${index}`);
  for (const url of urls) cache.set(url, pageOf(bytes));
  expect(cache.get('/page-19')).toBeDefined();
  return urls.filter((url) => cache.get(url) !== undefined).length;
}

describe('the page cache', () => {
  it('limits the number of pages', () => {
    expect(keptOf({ maxEntries: 10, maxBytes: 1_000_000 }, 1)).toBe(10);
  });

  it('limits the size of all encodings together', () => {
    expect(keptOf({ maxEntries: 100, maxBytes: 30_000 + 12_000 }, 1000)).toBe(10);
  });

  it('limits the overhead of entries', () => {
    expect(keptOf({ maxEntries: 100, maxBytes: 10.5 * CACHE_ENTRY_OVERHEAD_BYTES }, 0)).toBe(10);
  });
});
