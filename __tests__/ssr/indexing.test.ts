import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { renderPage } from '@/render';
import { createTestServer, TEST_ORIGIN, type TestServer } from '../support/testServer';

let server: TestServer;

beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

/** What search engines and link previews read of a page. */
async function readHead(path: string) {
  const { head } = await renderPage({
    url: path,
    origin: TEST_ORIGIN,
    fetch: server.fetch,
  });
  return {
    description: /<meta name="description" content="([^"]+)"/.exec(head)?.[1],
    locale: /<meta property="og:locale" content="([^"]+)"/.exec(head)?.[1],
    robots: /<meta name="robots" content="([^"]+)"/.exec(head)?.[1],
    canonical: /<link rel="canonical" href="([^"]+)"/.exec(head)?.[1],
  };
}

/** One English page of each path in the sitemap. */
async function pagesOfSitemap(): Promise<string[]> {
  const response = await server.fetch('/sitemaps/1.xml');
  const urls = [...(await response.text()).matchAll(/<loc>([^<]+)<\/loc>/g)];
  const pages = urls
    .map(([, url = '']) => url.replaceAll('&amp;', '&').replace(/^https?:\/\/[^/]+/, ''))
    .filter((path) => !/^\/ar(?:\/|$)/.test(path));
  return [...new Map(pages.map((page) => [page.split('?')[0], page])).values()];
}

describe('the head of a page (product 13.22)', () => {
  it.each([
    ['/windows', 'en_AE'],
    ['/login', 'en_AE'],
    ['/ar/windows', 'ar_AE'],
    ['/ar/login', 'ar_AE'],
    ['/ar', 'ar_AE'],
  ])('of %s has a description and the locale %s', async (path, locale) => {
    expect(await readHead(path)).toMatchObject({ description: expect.any(String), locale });
  });

  it('of every kind of page in the sitemap has a description, a canonical URL and no robots tag', async () => {
    const paths = await pagesOfSitemap();
    expect(paths.length).toBeGreaterThan(15);
    for (const path of paths) {
      const head = await readHead(path);
      expect([path, head]).toEqual([
        path,
        {
          description: expect.any(String),
          locale: 'en_AE',
          robots: undefined,
          canonical: expect.any(String),
        },
      ]);
    }
  });

  it.each([
    '/products?search=call+0900+123',
    '/products?page=9999',
    '/products?page=2&search=linen',
    '/our-works?page=9999',
    '/FAQ?page=9999',
  ])('of %s keeps search engines out', async (path) => {
    const { robots, canonical } = await readHead(path);
    expect({ robots, canonical }).toEqual({ robots: 'noindex, follow', canonical: undefined });
  });

  it.each(['/products?page=1e3', '/products?page=0x10', '/products?page=02'])(
    'of %s names the first page',
    async (path) => {
      expect((await readHead(path)).canonical).toBe(`${TEST_ORIGIN}/products`);
    },
  );
});
