import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestServer } from '../../support/testServer.ts';
import type { TestServer } from '../../support/testServer.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

describe('the sitemap', () => {
  it('lists every page in both languages, each with links to both', async () => {
    const response = await server.fetch('/sitemap.xml');
    const xml = await response.text();
    expect(response.headers.get('content-type')).toBe('application/xml; charset=utf-8');
    const document = new URL('/ar/product-detail?id=almas-ivory-linen', 'http://x').pathname;
    const entry = xml
      .split('\n')
      .find((line) => line.includes(`${document}?id=almas-ivory-linen</loc>`));
    expect(entry).toMatch(/hreflang="en" href="[^"]+\/product-detail\?id=almas-ivory-linen"/);
    expect(entry).toMatch(/hreflang="ar" href="[^"]+\/ar\/product-detail\?id=almas-ivory-linen"/);
    expect(entry).toContain('hreflang="x-default"');
  });

  it('escapes the separators of query strings', async () => {
    const xml = await (await server.fetch('/sitemap.xml')).text();
    expect(xml).toContain('categoryId=curtains&amp;subCategoryId=');
    expect(xml).not.toMatch(/&(?!amp;)/);
  });
});
