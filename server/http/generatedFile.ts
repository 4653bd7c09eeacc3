import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setImmediate } from 'node:timers/promises';
import { createGunzip, createGzip } from 'node:zlib';
import type { Context } from 'hono';
import { acceptsEncoding } from './encodings.ts';

/** A large generated file, of which memory holds the compressed bytes only. */
export interface GeneratedFile {
  etag: string;
  gzip: readonly Buffer[];
}

/** Compresses a file while it is generated, off the main thread; other requests are served between its parts. */
export async function storeGenerated(parts: AsyncIterable<string>): Promise<GeneratedFile> {
  const hash = createHash('sha256');
  const gzip: Buffer[] = [];
  await pipeline(
    async function* () {
      for await (const part of parts) {
        hash.update(part);
        yield part;
        await setImmediate();
      }
    },
    createGzip(),
    async (compressed: AsyncIterable<Buffer>) => {
      for await (const chunk of compressed) gzip.push(chunk);
    },
  );
  return { etag: hash.digest('base64url').slice(0, 22), gzip };
}

/** Sends it compressed if the client accepts that, else expands it while it is read; the middleware `etag` makes it a 304. */
export function sendGenerated(
  context: Context,
  { etag, gzip }: GeneratedFile,
  headers: Record<string, string>,
): Response {
  const isCompressed = acceptsEncoding(context.req.header('accept-encoding'), 'gzip');
  const body = (): ReadableStream => {
    const bytes = Readable.from(gzip, { objectMode: false });
    return Readable.toWeb(isCompressed ? bytes : bytes.pipe(createGunzip())) as ReadableStream;
  };
  return new Response(context.req.method === 'HEAD' ? null : body(), {
    headers: {
      ...headers,
      ETag: `W/"${etag}${isCompressed ? 'gzip' : ''}"`,
      Vary: 'Accept-Encoding',
      ...(isCompressed && { 'Content-Encoding': 'gzip' }),
    },
  });
}
