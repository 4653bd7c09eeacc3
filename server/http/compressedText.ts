import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Context } from 'hono';
import { acceptsEncoding, ENCODINGS } from './encodings.ts';
import type { Encoding } from './encodings.ts';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

type Body = Uint8Array<ArrayBuffer>;

/** A text in every encoding; all responses share its bytes. */
export interface CompressedText {
  etag: string;
  plain: Body;
  encoded: Record<Encoding, Body>;
}

/** Compresses a text once for all requests, off the main thread. */
export async function compressText(text: string, brotliQuality: number): Promise<CompressedText> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: brotliQuality };
  const [br, gz] = await Promise.all([toBrotli(text, { params }), toGzip(text)]);
  return {
    etag: createHash('sha256').update(text).digest('base64url').slice(0, 22),
    plain: new TextEncoder().encode(text),
    encoded: { br: new Uint8Array(br), gzip: new Uint8Array(gz) },
  };
}

/** Sends a text in the smallest encoding that the client accepts; the middleware `etag` makes it a 304. */
export function sendCompressed(
  context: Context,
  { etag, plain, encoded }: CompressedText,
  { status = 200, headers }: { status?: number; headers: Record<string, string> },
): Response {
  const accept = context.req.header('accept-encoding');
  const encoding = ENCODINGS.find(({ name }) => acceptsEncoding(accept, name))?.name;
  const body = encoding === undefined ? plain : encoded[encoding];
  return new Response(context.req.method === 'HEAD' ? null : body, {
    status,
    headers: {
      ...headers,
      ETag: `W/"${etag}${encoding ?? ''}"`,
      Vary: 'Accept-Encoding',
      ...(encoding !== undefined && { 'Content-Encoding': encoding }),
    },
  });
}
