import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { listedPaths, pages, pagesFor } from '@/contract/pages';
import { renderPage } from '@/render';
import { createTestServer, TEST_ORIGIN, type TestServer } from '../support/testServer';

let server: TestServer;

beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

const render = (url: string) => renderPage({ url, origin: TEST_ORIGIN, fetch: server.fetch });

const NO_INDEX = '<meta name="robots" content="noindex';
const sitemap = async () => (await server.fetch('/sitemaps/1.xml')).text();

describe('the sitemap', () => {
  it.each(listedPaths())('lists %s, which search engines may index', async (path) => {
    const { status, head } = await render(path);
    expect(status).toBe(200);
    expect(head).toContain(`<link rel="canonical" href="${TEST_ORIGIN}${path}"/>`);
    expect(head).not.toContain(NO_INDEX);
    expect(await sitemap()).toContain(`${path}</loc>`);
  });

  it('lists no page of customers and of sign-in', async () => {
    const xml = await sitemap();
    const listed = pagesFor('customer', 'signIn').filter((id) =>
      xml.includes(`${pages[id].path}</loc>`),
    );
    expect(listed).toEqual([]);
  });
});
