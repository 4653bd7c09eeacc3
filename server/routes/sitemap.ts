import type { Hono } from 'hono';
import { listedPaths } from '../../src/contract/pages.ts';
import { refuseOtherMethods } from '../http/methods.ts';
import { SITEMAP_PAGES } from '../limits.ts';
import { listSitemapIds } from '../repositories/sitemap.ts';
import type { SitemapIds } from '../repositories/sitemap.ts';
import type { Services } from '../services.ts';

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

const escapeXml = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** The entries of a page: one URL per language, each with links to both. */
function entriesOf(origin: string, path: string): string {
  const english = escapeXml(`${origin}${path}`);
  const arabic = escapeXml(`${origin}/ar${path === '/' ? '' : path}`);
  const links = [
    ['en', english],
    ['ar', arabic],
    ['x-default', english],
  ].map(([tag, url]) => `<xhtml:link rel="alternate" hreflang="${tag}" href="${url}"/>`);
  return [english, arabic].map((url) => `<url><loc>${url}</loc>${links.join('')}</url>`).join('\n');
}

function renderSitemap(origin: string, pages: readonly string[]): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...pages.map((path) => entriesOf(origin, path)),
    '</urlset>',
  ].join('\n');
}

/** Serves /sitemap.xml with every indexable page in both languages (product 14.3). */
export function registerSitemap(app: Hono, { db, config, catalogueVersion }: Services): void {
  const { origin } = new URL(config.publicUrl);
  let cached: { version: number; xml: Promise<string> } | undefined;

  /** Rendered once for each version of the catalogue, because a large one costs time. */
  const sitemapOf = (version: number): Promise<string> => {
    if (cached?.version === version) return cached.xml;
    const entry = {
      version,
      xml: listSitemapIds(db, SITEMAP_PAGES).then((ids) =>
        renderSitemap(origin, pagesOf(ids).slice(0, SITEMAP_PAGES)),
      ),
    };
    entry.xml.catch(() => {
      if (cached === entry) cached = undefined;
    });
    cached = entry;
    return entry.xml;
  };

  app.get('/sitemap.xml', async (context) => {
    const xml = await sitemapOf(await catalogueVersion());
    return context.body(xml, 200, HEADERS);
  });
  refuseOtherMethods(app, '/sitemap.xml', ['GET']);
}
