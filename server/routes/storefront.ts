import { join, resolve } from 'node:path';
import type { Context, Hono } from 'hono';
import { etag, RETAINED_304_HEADERS } from 'hono/etag';
import type { Config } from '../config.ts';
import { createScriptDifferences, offerAsDictionary } from '../dictionaries/scriptDifferences.ts';
import { clientAddress } from '../http/client.ts';
import { sendCompressed } from '../http/compressedText.ts';
import { HttpError } from '../http/errors.ts';
import { requestTarget } from '../http/requestTarget.ts';
import type { RequestTarget } from '../http/requestTarget.ts';
import { createStaticFiles, fileName, fileNotFound, isFile } from '../http/staticFiles.ts';
import type { FileContext } from '../http/staticFiles.ts';
import type { Log } from '../log.ts';
import { createFolderStore } from '../media/folderStore.ts';
import type { CachedPage } from '../pages/pageCache.ts';
import { documentOf, languageOfPath } from '../pages/language.ts';
import type { Pages } from '../pages/pages.ts';
import type { StoredAssets } from '../storedAssets.ts';
import { isProductPage } from './markdown.ts';
import type { createMarkdown } from './markdown.ts';
import { sendStoredAsset } from './storedAsset.ts';

/** Path of the files whose names have a content hash. */
const ASSETS = '/assets';

function sendPage(context: Context, page: CachedPage): Response {
  const headers = {
    'Content-Type': 'text/html; charset=utf-8',
    'Cache-Control': 'no-cache',
    'Content-Security-Policy': page.policy,
    'Content-Language': page.language,
  };
  return sendCompressed(context, page, { status: page.status, headers });
}

/** What the storefront can have besides its files. */
interface StorefrontParts {
  log: Log;
  /** Without them, browsers render all pages. */
  pages?: Pages | undefined;
  /** Has the assets of earlier releases instead of the folder. */
  storedAssets?: StoredAssets | undefined;
  /** Pages of products for programs that prefer Markdown. */
  markdown?: ReturnType<typeof createMarkdown>;
}

/**
 * Serves the built storefront. A path without an extension is a page: rendered on the server, or the document of its
 * language, which the client renders; that of a product is Markdown for those who prefer it. Assets of earlier releases are
 * served while they are kept, and scripts as the difference to them. A missing file returns 404, never HTML. Without a
 * build, only the API is available.
 */
export function registerStorefront(
  app: Hono,
  { distDir, keptAssetsDir, trustProxy }: Pick<Config, 'distDir' | 'keptAssetsDir' | 'trustProxy'>,
  { log, pages, storedAssets, markdown }: StorefrontParts,
): void {
  const files = createStaticFiles(resolve(distDir));
  const keptAssets = createStaticFiles(resolve(keptAssetsDir), ASSETS);
  const findKept = (context: FileContext, name: string) =>
    storedAssets ? sendStoredAsset(context, name, storedAssets) : keptAssets.serve(context, name);
  const serveDifference = createScriptDifferences({
    files: createFolderStore(join(distDir, ASSETS)),
    kept: storedAssets ?? createFolderStore(keptAssetsDir),
    log,
  });
  const serveFile = async (context: FileContext, name: string): Promise<Response> => {
    const difference = await serveDifference(context, name);
    if (difference) return difference;
    const file = await files.serve(context, name);
    if (file) return offerAsDictionary(file, name);
    const isAsset = name.startsWith(`${ASSETS}/`);
    const kept = isAsset ? await findKept(context, name) : undefined;
    if (!kept) throw fileNotFound();
    return kept;
  };
  const servePage = async (context: FileContext, target: RequestTarget): Promise<Response> => {
    const page = await pages?.find(target, clientAddress(context, trustProxy));
    if (page) return sendPage(context, page);
    const index = await files.serveDocument(context, documentOf(languageOfPath(target.path)));
    if (index) return index;
    throw new HttpError(404, (m) => m.requests.notBuilt);
  };
  // Headers of a 304 replace those of the cached response, so it repeats the page's policy.
  const retainedHeaders = [...RETAINED_304_HEADERS, 'content-security-policy'];
  app.get('*', etag({ retainedHeaders }), async (context) => {
    const target = requestTarget(context);
    const text = await markdown?.(context, target.path);
    if (text) return text;
    const name = fileName(target.path);
    if (name === undefined) throw fileNotFound();
    if (isFile(name)) return serveFile(context, name);
    const page = await servePage(context, target);
    if (markdown && isProductPage(target.path)) page.headers.append('Vary', 'Accept');
    return page;
  });
}
