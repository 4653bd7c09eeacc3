import type { Hono } from 'hono';
import { etag } from 'hono/etag';
import { listedPaths } from '../../src/contract/pages.ts';
import { oncePerVersion } from '../catalogueCache.ts';
import { sendCompressed } from '../http/compressedText.ts';
import { notFound } from '../http/errors.ts';
import { refuseOtherMethods } from '../http/methods.ts';
import { SITEMAP_PAGES } from '../limits/pages.ts';
import { listSitemapIds } from '../repositories/sitemap.ts';
import type { SitemapIds } from '../repositories/sitemap.ts';
import type { Services } from '../services.ts';
import { SITEMAP_FOLDER, SITEMAP_INDEX, renderSitemap } from './renderSitemap.ts';
import type { Sitemap } from './renderSitemap.ts';

const SITEMAP_FILE = `${SITEMAP_FOLDER}/:file`;
const SITEMAP_NAME = /^([1-9]\d{0,3})\.xml$/;
const HEADERS = {
  'Content-Type': 'application/xml; charset=utf-8',
  'Cache-Control': 'public, max-age=3600',
};

const pathWith = (path: string, query: Record<string, string>): string =>
  `${path}?${new URLSearchParams(query).toString()}`;

/** Paths of all indexable pages, as the pages' canonical URLs spell them. */
function pagesOf({ categories, subCategories, products, works }: SitemapIds): string[] {
  return [
    ...listedPaths(),
    ...categories.map((categoryId) => pathWith('/curtains', { categoryId })),
    ...subCategories.map(({ categoryId, id }) =>
      pathWith('/curtains-detail', { categoryId, subCategoryId: id }),
    ),
    ...products.map((id) => pathWith('/product-detail', { id })),
    ...works.map((id) => pathWith('/our-work-details', { id })),
  ];
}

/** Reads and renders the sitemap. */
async function createSitemap({ db, config }: Services): Promise<Sitemap> {
  const pages = pagesOf(await listSitemapIds(db, SITEMAP_PAGES));
  return renderSitemap(new URL(config.publicUrl).origin, pages.slice(0, SITEMAP_PAGES));
}

/** Serves the sitemap index and its files, with every indexable page in both languages (product 14.3). */
export function registerSitemap(app: Hono, services: Services): void {
  const currentSitemap = oncePerVersion(services.catalogueVersion, () => createSitemap(services));

  app.get(SITEMAP_INDEX, etag(), async (context) =>
    sendCompressed(context, (await currentSitemap()).index, { headers: HEADERS }),
  );
  app.get(SITEMAP_FILE, etag(), async (context) => {
    const number = SITEMAP_NAME.exec(context.req.param('file'))?.[1];
    const file = (await currentSitemap()).files[Number(number) - 1];
    if (file === undefined) throw notFound((m) => m.requests.fileMissing);
    return sendCompressed(context, file, { headers: HEADERS });
  });
  for (const path of [SITEMAP_INDEX, SITEMAP_FILE]) refuseOtherMethods(app, path, ['GET']);
}
