import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { SITEMAP_FILE_URLS } from '../../../server/limits/pages.ts';
import { renderSitemap } from '../../../server/routes/renderSitemap.ts';
import { TEST_ORIGIN, createTestServer } from '../../support/testServer.ts';
import type { TestServer } from '../../support/testServer.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

const FIRST_FILE = '/sitemaps/1.xml';
const read = async (path: string): Promise<string> => (await server.fetch(path)).text();
const locationsIn = (xml: string): string[] =>
  [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => url);
const pathsUpTo = (count: number): string[] =>
  Array.from({ length: count }, (_, index) => `/product-detail?id=${index}`);

describe('the sitemap', () => {
  it('is an index of files', async () => {
    const response = await server.fetch('/sitemap.xml');
    expect(response.headers.get('content-type')).toBe('application/xml; charset=utf-8');
    expect(locationsIn(await response.text())).toEqual([`${TEST_ORIGIN}${FIRST_FILE}`]);
    for (const missing of ['0.xml', '2.xml', '01.xml', '1', '1.xml.gz', 'x.xml', '99999.xml'])
      expect([missing, (await server.fetch(`/sitemaps/${missing}`)).status]).toEqual([
        missing,
        404,
      ]);
  });

  it('lists every page in both languages, each with links to both', async () => {
    const xml = await read(FIRST_FILE);
    const document = new URL('/ar/product-detail?id=almas-ivory-linen', 'http://x').pathname;
    const entry = xml
      .split('\n')
      .find((line) => line.includes(`${document}?id=almas-ivory-linen</loc>`));
    expect(entry).toMatch(/hreflang="en" href="[^"]+\/product-detail\?id=almas-ivory-linen"/);
    expect(entry).toMatch(/hreflang="ar" href="[^"]+\/ar\/product-detail\?id=almas-ivory-linen"/);
    expect(entry).toContain('hreflang="x-default"');
  });

  it('escapes the separators of query strings', async () => {
    const xml = await read(FIRST_FILE);
    expect(xml).toContain('categoryId=curtains&amp;subCategoryId=');
    expect(xml).not.toMatch(/&(?!amp;)/);
  });

  it('of a large shop has files of at most 5,000 URLs, with every page once', async () => {
    const paths = pathsUpTo(SITEMAP_FILE_URLS / 2 + 1);
    const { index, files } = await renderSitemap(TEST_ORIGIN, paths);
    const texts = files.map(({ plain }) => new TextDecoder().decode(plain));
    const urls = texts.map(locationsIn);
    expect(urls.map(({ length }) => length)).toEqual([SITEMAP_FILE_URLS, 2]);
    expect(new Set(urls.flat()).size).toBe(2 * paths.length);
    expect(locationsIn(new TextDecoder().decode(index.plain))).toEqual([
      `${TEST_ORIGIN}/sitemaps/1.xml`,
      `${TEST_ORIGIN}/sitemaps/2.xml`,
    ]);
  });

  it('is rendered again when the catalogue has changed', async () => {
    const before = await read(FIRST_FILE);
    await server.db.deleteFrom('works').where('id', 'is not', null).execute();
    server.clock.advance(2000);
    const after = await read(FIRST_FILE);
    expect([before.includes('/our-work-details'), after.includes('/our-work-details')]).toEqual([
      true,
      false,
    ]);
  });
});
