import { extname, join, posix } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import type { Context, Env, MiddlewareHandler } from 'hono';
import { IMMUTABLE } from './caching.ts';
import { HttpError } from './errors.ts';

/** A content hash of webpack in the name, as in `main.1a2b3c.js`. */
const HASHED = /\.[0-9a-f]{6,}\.[a-z0-9.]+$/;
/** Build output that is not public: source maps and the compressed variants. */
const INTERNAL = /\.(map|br|gz)$/i;
/** A single byte range. Other ranges are removed, because `serveStatic` returns 206 for them. */
const BYTE_RANGE = /^bytes=(\d+-\d*|-\d+)$/;

/** Context of a file request. */
export type FileContext = Context<Env, string>;

export function fileNotFound(): HttpError {
  return new HttpError(404, (m) => m.requests.fileMissing);
}

/**
 * Decodes and normalizes the path of a URL.
 * @returns `undefined` for hidden files, invalid escapes and paths that could leave the folder
 */
export function fileName(path: string): string | undefined {
  let decoded: string;
  try {
    decoded = decodeURIComponent(path);
  } catch {
    return undefined;
  }
  if (decoded.includes('\0') || decoded.includes('\\')) return undefined;
  if (decoded.split('/').some((part) => part.startsWith('.'))) return undefined;
  return posix.normalize(decoded);
}

export function isFile(name: string): boolean {
  return extname(name) !== '';
}

function cacheControl(name: string): string {
  if (name.endsWith('.html') || name === '/service-worker.js') return 'no-cache';
  const isImmutable = HASHED.test(name) || name.startsWith('/media/');
  return isImmutable ? IMMUTABLE : 'public, max-age=3600';
}

/** ETag of a file from its modification time, size and encoding. */
function etagOf(headers: Headers): string {
  const modified = Date.parse(headers.get('Last-Modified') ?? '').toString(36);
  const size = headers.get('Content-Range')?.split('/')[1] ?? headers.get('Content-Length') ?? '';
  return `W/"${modified}-${size}${headers.get('Content-Encoding') ?? ''}"`;
}

/**
 * Serves files of a folder, precompressed where possible, with ETag and caching headers.
 * @param base path of the folder's URL
 */
export function createStaticFiles(root: string, base = '') {
  // An absolute path instead of `root`, so that the folder may be created later.
  const anyFile = serveStatic<Env>({
    rewriteRequestPath: (path) => join(root, path.slice(base.length)),
    precompressed: true,
  });
  const document = (name: string) =>
    serveStatic<Env>({ path: join(root, name), precompressed: true });

  const send = async (
    handler: MiddlewareHandler<Env>,
    context: FileContext,
    name: string,
  ): Promise<Response | undefined> => {
    const { headers: asked } = context.req.raw;
    const range = asked.get('range');
    const ifRange = asked.get('if-range');
    const isByteRange = range !== null && BYTE_RANGE.test(range);
    if (range !== null && (ifRange !== null || !isByteRange)) asked.delete('range');
    let response = await handler(context, () => Promise.resolve());
    // No weak ETag names the bytes of a file, so only its date does (RFC 9110, section 13.1.5).
    if (isByteRange && ifRange !== null && response?.headers.get('Last-Modified') === ifRange) {
      await response.body?.cancel();
      asked.set('range', range);
      response = await handler(context, () => Promise.resolve());
    }
    if (!response) return undefined;
    const { headers } = response;
    headers.set('Accept-Ranges', 'bytes');
    headers.set('Cache-Control', response.ok ? cacheControl(name) : 'no-store');
    headers.set('ETag', etagOf(headers));
    headers.set('Vary', 'Accept-Encoding');
    return response;
  };

  return {
    /** @returns `undefined` when there is no such public file */
    serve: async (context: FileContext, name: string) => {
      // `extname` and the file system ignore a trailing slash; caches do not.
      const isPublic = !name.endsWith('/') && !INTERNAL.test(name);
      return isPublic ? send(anyFile, context, name) : undefined;
    },
    /**
     * Serves the same file for any URL.
     * @returns `undefined` before the storefront is built
     */
    serveDocument: (context: FileContext, name: string) =>
      send(document(name), context, `/${name}`),
  };
}
