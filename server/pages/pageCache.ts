import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Language } from '../../src/contract/common.ts';
import { boundedCache } from '../boundedCache.ts';
import type { Encoding } from '../http/encodings.ts';
import { CACHE_ENTRY_OVERHEAD_BYTES, PAGE_CACHE } from '../limits.ts';
import type { CacheLimits } from '../limits.ts';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Each page is compressed once, off the main thread; level 11 is much slower for few bytes. */
const BROTLI_QUALITY = 10;

type Body = Uint8Array<ArrayBuffer>;

/** A rendered page in every encoding. */
export interface CachedPage {
  status: 200 | 404;
  language: Language;
  policy: string;
  etag: string;
  plain: Body;
  encoded: Record<Encoding, Body>;
  /** Version of the catalogue at the time of the render. */
  version: number;
  madeAtMs: number;
}

/** Compresses a page once for all requests. */
export async function compressPage(
  html: string,
  metadata: Pick<CachedPage, 'status' | 'language' | 'policy' | 'version' | 'madeAtMs'>,
): Promise<CachedPage> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY };
  const [br, gz] = await Promise.all([toBrotli(html, { params }), toGzip(html)]);
  return {
    ...metadata,
    etag: createHash('sha256').update(html).digest('base64url').slice(0, 22),
    plain: new TextEncoder().encode(html),
    encoded: { br: new Uint8Array(br), gzip: new Uint8Array(gz) },
  };
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
