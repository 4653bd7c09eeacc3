import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { Stats } from 'node:fs';
import { extname, join, resolve, sep } from 'node:path';
import { Readable } from 'node:stream';
import { ReadableStream } from 'node:stream/web';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Context, Hono } from 'hono';
import type { CachedPage, Pieces } from '../pages/pageCache.ts';
import type { Pages } from '../pages/pages.ts';
import { acceptsEncoding, ENCODINGS } from './encodings.ts';
import { HttpError } from './errors.ts';

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.mp4': 'video/mp4',
  '.webm': 'video/webm',
};

const IMMUTABLE = 'public, max-age=31536000, immutable';
/** A content hash in the name, as in `main.1a2b3c4d5e.js`. */
const HASHED = /[.-][0-9a-f]{8,}\.[a-z0-9.]+$/;

interface StaticFile {
  path: string;
  stats: Stats;
  encoding?: string;
}

/** What the web server may see: no hidden files and nothing outside the folder. */
function safePath(root: string, pathname: string): string | undefined {
  let decoded: string;
  try {
    decoded = decodeURIComponent(pathname);
  } catch {
    return undefined;
  }
  if (decoded.includes('\0') || decoded.includes('\\')) return undefined;
  if (decoded.split('/').some((part) => part.startsWith('.'))) return undefined;
  const path = resolve(root, `.${sep}${decoded}`);
  return path === root || path.startsWith(root + sep) ? path : undefined;
}

async function fileStats(path: string): Promise<Stats | undefined> {
  const stats = await stat(path).catch(() => undefined);
  return stats?.isFile() ? stats : undefined;
}

/** The file itself, or a smaller variant of it that was made at build time. */
async function findFile(path: string, accept: string | undefined): Promise<StaticFile | undefined> {
  const stats = await fileStats(path);
  if (!stats) return undefined;
  for (const { name, ending } of ENCODINGS) {
    if (!acceptsEncoding(accept, name)) continue;
    const smaller = await fileStats(path + ending);
    if (smaller) return { path: path + ending, stats: smaller, encoding: name };
  }
  return { path, stats };
}

function cacheControl(pathname: string): string {
  if (pathname.endsWith('.html') || pathname === '/service-worker.js') return 'no-cache';
  const isFixed = HASHED.test(pathname) || pathname.startsWith('/media/');
  return isFixed ? IMMUTABLE : 'public, max-age=3600';
}

function headersOf(file: StaticFile, pathname: string): Headers {
  const { size, mtimeMs } = file.stats;
  const headers = new Headers({
    'Content-Type': TYPES[extname(pathname).toLowerCase()] ?? 'application/octet-stream',
    'Cache-Control': cacheControl(pathname),
    ETag: `W/"${size.toString(36)}-${Math.trunc(mtimeMs).toString(36)}${file.encoding ?? ''}"`,
    'Accept-Ranges': 'bytes',
    Vary: 'Accept-Encoding',
  });
  if (file.encoding) headers.set('Content-Encoding', file.encoding);
  return headers;
}

interface Range {
  start: number;
  end: number;
}

/** One byte range; undefined when there is none, null when it cannot be served. */
function rangeOf(header: string | undefined, size: number): Range | null | undefined {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header ?? '');
  if (!match) return undefined;
  const [, first = '', last = ''] = match;
  if (first === '' && last === '') return undefined;
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  return start <= end && start < size ? { start, end } : null;
}

type Body = ConstructorParameters<typeof Response>[0];

/** Node types its web streams apart from the ones a Response takes; they are the same. */
function streamOf(path: string, range?: Range): Body {
  return Readable.toWeb(createReadStream(path, range)) as unknown as Body;
}

function respond(context: Context, file: StaticFile, pathname: string): Response {
  const headers = headersOf(file, pathname);
  if (context.req.header('if-none-match')?.includes(headers.get('ETag') ?? '-')) {
    return new Response(null, { status: 304, headers });
  }
  const { size } = file.stats;
  const range = file.encoding ? undefined : rangeOf(context.req.header('range'), size);
  if (range === null) {
    throw new HttpError(416, 'This range does not exist.', { 'Content-Range': `bytes */${size}` });
  }
  headers.set('Content-Length', String(range ? range.end - range.start + 1 : size));
  if (range) headers.set('Content-Range', `bytes ${range.start}-${range.end}/${size}`);
  const body = context.req.method === 'HEAD' ? null : streamOf(file.path, range);
  return new Response(body, { status: range ? 206 : 200, headers });
}

/** What the layers below spend on collecting pieces that come shortly after each other. */
const PAUSE_MS = 3;

/** The pieces one after the other, so that the first can be read, and shown, while the others are on their way. */
async function* sendApart(pieces: Pieces): AsyncGenerator<Uint8Array> {
  for (const [index, piece] of pieces.entries()) {
    if (index > 0) await sleep(PAUSE_MS);
    yield piece;
  }
}

/** A rendered page in the smallest form the caller takes. */
function respondPage(context: Context, page: CachedPage): Response {
  const accept = context.req.header('accept-encoding');
  const encoding = ENCODINGS.find(({ name }) => acceptsEncoding(accept, name))?.name;
  const etag = `W/"${page.etag}${encoding ?? ''}"`;
  const headers = new Headers({
    'Content-Type': 'text/html; charset=utf-8',
    'Cache-Control': 'no-cache',
    'Content-Security-Policy': page.policy,
    ETag: etag,
    Vary: 'Accept-Encoding',
  });
  if (encoding !== undefined) headers.set('Content-Encoding', encoding);
  if (context.req.header('if-none-match')?.includes(etag)) {
    return new Response(null, { status: 304, headers });
  }
  const pieces = encoding === undefined ? page.plain : page.encoded[encoding];
  const body = ReadableStream.from(sendApart(pieces)) as unknown as Body;
  return new Response(context.req.method === 'HEAD' ? null : body, {
    status: page.status,
    headers,
  });
}

/**
 * Serves the built storefront. A path without an extension is a screen: rendered, or index.html where the browser has
 * to make it. A missing file with an extension is 404, so that an old chunk is never answered with a page. Without a
 * build there is the API alone, and a hint.
 */
export function registerStatic(app: Hono, distDir: string, pages?: Pages): void {
  const root = resolve(distDir);
  app.get('*', async (context) => {
    const url = new URL(context.req.url);
    const { pathname } = url;
    const accept = context.req.header('accept-encoding');
    const path = safePath(root, pathname);
    const isFile = path !== undefined && extname(pathname) !== '';
    const file = isFile ? await findFile(path, accept) : undefined;
    if (file) return respond(context, file, pathname);
    if (!path || isFile) throw new HttpError(404, 'This file does not exist.');
    const page = await pages?.find(url);
    if (page) return respondPage(context, page);
    const index = await findFile(join(root, 'index.html'), accept);
    if (index) return respond(context, index, '/index.html');
    throw new HttpError(404, 'The storefront is not built yet: run npm run build.');
  });
}
