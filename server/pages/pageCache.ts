import type { Language } from '../../src/contract/common.ts';
import { boundedCache } from '../boundedCache.ts';
import { compressText } from '../http/compressedText.ts';
import type { CompressedText } from '../http/compressedText.ts';
import { CACHE_ENTRY_OVERHEAD_BYTES } from '../limits/caches.ts';
import { PAGE_CACHE } from '../limits/pages.ts';
import type { CacheLimits } from '../limits/caches.ts';

/** Each page is compressed once, off the main thread; level 11 is much slower for few bytes. */
const BROTLI_QUALITY = 10;

/** A rendered page in every encoding. */
export interface CachedPage extends CompressedText {
  status: 200 | 404;
  language: Language;
  policy: string;
  /** Version of the catalogue at the time of the render. */
  version: number;
  madeAtMs: number;
}

/** Compresses a page once for all requests. */
export async function compressPage(
  html: string,
  metadata: Pick<CachedPage, 'status' | 'language' | 'policy' | 'version' | 'madeAtMs'>,
): Promise<CachedPage> {
  return { ...metadata, ...(await compressText(html, BROTLI_QUALITY)) };
}

/** Estimated memory of a page in bytes. */
function sizeOf({ plain, encoded, policy }: CachedPage, url: string): number {
  const bodies = plain.byteLength + encoded.br.byteLength + encoded.gzip.byteLength;
  return bodies + policy.length + url.length + CACHE_ENTRY_OVERHEAD_BYTES;
}

/** Creates an LRU cache of pages, so that many different URLs evict the least used pages. */
export function createPageCache(limits: CacheLimits = PAGE_CACHE) {
  return boundedCache<CachedPage>({
    max: limits.maxEntries,
    maxSize: limits.maxBytes,
    sizeCalculation: sizeOf,
  });
}
