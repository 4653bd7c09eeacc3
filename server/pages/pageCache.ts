import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import type { Encoding } from '../http/encodings.ts';
import { CACHE_ENTRY_OVERHEAD_BYTES, PAGE_CACHE } from '../limits.ts';
import type { CacheLimits } from '../limits.ts';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** 45 ms on a thread of the pool, once per page, for 8 % fewer bytes; level 11 takes three times as long. */
const BROTLI_QUALITY = 10;

type Body = Uint8Array<ArrayBuffer>;

/** A rendered page in every encoding. */
export interface CachedPage {
  status: 200 | 404;
  policy: string;
  etag: string;
  plain: Body;
  encoded: Record<Encoding, Body>;
  /** Version of the catalogue it was rendered from. */
  version: number;
  madeAtMs: number;
}

/** Compresses a page once for all requests. */
export async function compressPage(
  html: string,
  metadata: Pick<CachedPage, 'status' | 'policy' | 'version' | 'madeAtMs'>,
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

export interface PageCache {
  get: (address: string) => CachedPage | undefined;
  set: (address: string, page: CachedPage) => unknown;
}

/** Memory that a page takes, in bytes. */
function sizeOf({ plain, encoded, policy }: CachedPage, address: string): number {
  const bodies = plain.byteLength + encoded.br.byteLength + encoded.gzip.byteLength;
  return bodies + policy.length + address.length + CACHE_ENTRY_OVERHEAD_BYTES;
}

/** An LRU cache of pages, so that a flood of different URLs evicts what is requested least. */
export function createPageCache(limits: CacheLimits = PAGE_CACHE): PageCache {
  return new LRUCache<string, CachedPage>({
    max: limits.maxEntries,
    maxSize: limits.maxBytes,
    sizeCalculation: sizeOf,
  });
}
