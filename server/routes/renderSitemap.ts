import { compressText } from '../http/compressedText.ts';
import type { CompressedText } from '../http/compressedText.ts';
import { escapeXml } from '../http/html.ts';
import { SITEMAP_FILE_URLS } from '../limits/pages.ts';
import { pathIn } from '../rules/language.ts';

export const SITEMAP_INDEX = '/sitemap.xml';
/** Folder of the files that the index lists, named by number from 1. */
export const SITEMAP_FOLDER = '/sitemaps';

const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';
const LANGUAGES = 2;
const PAGES_PER_FILE = SITEMAP_FILE_URLS / LANGUAGES;
/** Higher levels take seconds for a file and save little. */
const BROTLI_QUALITY = 5;

/** A sitemap index and its files, compressed. */
export interface Sitemap {
  index: CompressedText;
  files: CompressedText[];
}

/** The entries of a page: one URL per language, each with links to both. */
function entriesOf(origin: string, path: string): string {
  const english = escapeXml(`${origin}${path}`);
  const arabic = escapeXml(`${origin}${pathIn('ar', path)}`);
  const links = [
    ['en', english],
    ['ar', arabic],
    ['x-default', english],
  ].map(([tag, url]) => `<xhtml:link rel="alternate" hreflang="${tag}" href="${url}"/>`);
  return [english, arabic].map((url) => `<url><loc>${url}</loc>${links.join('')}</url>`).join('\n');
}

/** An XML document. @param attributes of the root, further ones than the namespace */
function documentOf(root: string, entries: readonly string[], attributes = ''): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<${root} xmlns="${NAMESPACE}"${attributes}>`,
    ...entries,
    `</${root}>`,
  ].join('\n');
}

/** Renders and compresses the sitemap of these pages, file by file, so that other requests are served in between. */
export async function renderSitemap(origin: string, pages: readonly string[]): Promise<Sitemap> {
  const files: CompressedText[] = [];
  for (let first = 0; first < pages.length; first += PAGES_PER_FILE) {
    const entries = pages
      .slice(first, first + PAGES_PER_FILE)
      .map((path) => entriesOf(origin, path));
    const xhtml = ' xmlns:xhtml="http://www.w3.org/1999/xhtml"';
    files.push(await compressText(documentOf('urlset', entries, xhtml), BROTLI_QUALITY));
  }
  const urls = files.map((_, index) => `${origin}${SITEMAP_FOLDER}/${index + 1}.xml`);
  const entries = urls.map((url) => `<sitemap><loc>${escapeXml(url)}</loc></sitemap>`);
  return { index: await compressText(documentOf('sitemapindex', entries), BROTLI_QUALITY), files };
}
