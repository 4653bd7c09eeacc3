import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';
import type { BrotliCompress, Gzip } from 'node:zlib';
import type { Encoding } from '../http/encodings.ts';

/** 45 ms beside the main thread, once per page, for 8 % less of what every visitor waits for; the next step takes three times as long. */
const BROTLI_QUALITY = 10;
const MAX_PAGES = 300;

/** Bytes of a page in the pieces in which they are sent. */
export type Pieces = readonly Uint8Array<ArrayBuffer>[];

/** A page ready to be sent, in every encoding. */
export interface CachedPage {
  status: 200 | 404;
  policy: string;
  etag: string;
  plain: Pieces;
  encoded: Record<Encoding, Pieces>;
  /** Version of the catalogue it was made from. */
  version: number;
  madeAtMs: number;
}

/** Packs pieces as one stream, each of which can be read without the next. */
async function packPieces(packer: BrotliCompress | Gzip, pieces: string[]): Promise<Pieces> {
  let packed: Buffer[] = [];
  packer.on('data', (chunk: Buffer) => packed.push(chunk));
  const taken: Uint8Array<ArrayBuffer>[] = [];
  for (const [index, piece] of pieces.entries()) {
    if (index === pieces.length - 1) {
      packer.end(piece);
      await once(packer, 'end');
    } else {
      packer.write(piece);
      await new Promise<void>((done) => packer.flush(done));
    }
    taken.push(new Uint8Array(Buffer.concat(packed)));
    packed = [];
  }
  return taken;
}

/** Packs a page once for all who will ask for it. */
export async function packPage(
  pieces: string[],
  facts: Pick<CachedPage, 'status' | 'policy' | 'version' | 'madeAtMs'>,
): Promise<CachedPage> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY };
  const [br, gz] = await Promise.all([
    packPieces(createBrotliCompress({ params }), pieces),
    packPieces(createGzip(), pieces),
  ]);
  return {
    ...facts,
    etag: createHash('sha256').update(pieces.join('')).digest('base64url').slice(0, 22),
    plain: pieces.map((piece) => new Uint8Array(Buffer.from(piece))),
    encoded: { br, gzip: gz },
  };
}

export interface PageCache {
  get: (address: string) => CachedPage | undefined;
  set: (address: string, page: CachedPage) => void;
}

/** Keeps the pages asked for last; a flood of different addresses pushes out only each other. */
export function createPageCache(): PageCache {
  const pages = new Map<string, CachedPage>();
  return {
    get: (address) => {
      const page = pages.get(address);
      if (page === undefined) return undefined;
      pages.delete(address);
      pages.set(address, page);
      return page;
    },
    set: (address, page) => {
      pages.delete(address);
      pages.set(address, page);
      const oldest = pages.keys().next().value;
      if (pages.size > MAX_PAGES && oldest !== undefined) pages.delete(oldest);
    },
  };
}
