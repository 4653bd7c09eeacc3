import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { exampleUrl, pagesFor } from '@/contract/pages';
import type { RenderedPage } from '@/contract/render';
import { paths } from '@/lib/paths';
import { stripMarkup } from '@/lib/stripMarkup';
import { renderPage } from '@/render';
import { latinWordsOf } from '../support/latinWords';
import { createTestServer, TEST_ORIGIN, type TestServer } from '../support/testServer';

let server: TestServer;

beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

const render = (url: string, fetch = server.fetch): Promise<RenderedPage> =>
  renderPage({ url, origin: TEST_ORIGIN, fetch });

/** Every page that the server renders, without the prefix of a language, and further states. */
const PAGES = [
  ...pagesFor('everybody').map(exampleUrl),
  paths.login,
  '/products?page=2',
  '/compare',
  '/no-such-page',
];

/** Words of customers, which stay in their own language, and initials of their names. */
const WORDS_OF_CUSTOMERS =
  /<(h3|p)\b[^>]* dir="auto"[^>]*>.*?<\/\1>|<div[^>]*MuiAvatar.*?<\/div>/gs;

/** Attributes with texts for users. */
const TEXT_ATTRIBUTE = /\b(?:aria-label|aria-roledescription|alt|title|placeholder)="([^"]*)"/g;

function textsOf({ head, body = '' }: RenderedPage): string {
  const attributes = [...body.matchAll(TEXT_ATTRIBUTE)].map(([, text = '']) => text);
  const title = /<title>([^<]*)</.exec(head)?.[1] ?? '';
  const description = /<meta name="description" content="([^"]*)"/.exec(head)?.[1] ?? '';
  const visible = body.replace(/<script.*?<\/script>/gs, ' ').replace(WORDS_OF_CUSTOMERS, ' ');
  return [title, description, stripMarkup(visible), ...attributes].join('\n');
}

describe('renderPage in Arabic', () => {
  it.each(PAGES)('renders %s without an English word', async (path) => {
    const page = await render(`/ar${path === '/' ? '' : path}`);
    expect(page.language).toBe('ar');
    expect(page.status).toBe(path === '/no-such-page' ? 404 : 200);
    expect(page.body).not.toContain('aria-busy="true"');
    expect(latinWordsOf(textsOf(page))).toEqual([]);
  });

  it.each(PAGES.slice(0, -1))('names %s in both languages, from both', async (path) => {
    const arabic = `/ar${path === '/' ? '' : path}`;
    const alternates = (head: string) =>
      [...head.matchAll(/<link rel="alternate" hrefLang="([^"]*)" href="([^"]*)"\/>/g)].map(
        ([, language, href]) => [language, href],
      );
    const [english, translated] = [await render(path), await render(arabic)];
    expect(alternates(translated.head)).toEqual(alternates(english.head));
    expect(alternates(english.head).map(([language]) => language)).toEqual([
      'en',
      'ar',
      'x-default',
    ]);
  });

  it('renders two languages at the same time', async () => {
    const pages = await Promise.all([render('/FAQ'), render('/ar/FAQ'), render('/FAQ')]);
    expect(pages.map(({ language }) => language)).toEqual(['en', 'ar', 'en']);
    expect(pages.map(({ body = '' }) => body.includes('الأسئلة الشائعة'))).toEqual([
      false,
      true,
      false,
    ]);
  });

  it('links to Arabic pages only, except in the language switch', async () => {
    const { body = '' } = await render('/ar/products');
    const links = [...body.matchAll(/<a\b[^>]*>/g)].map(([link]) => link);
    const english = links.filter(
      (link) => /href="\/(?!ar(?:[/?"#]))/.test(link) && !link.includes('hrefLang="en"'),
    );
    expect(english).toEqual([]);
    expect(links.length).toBeGreaterThan(20);
  });

  it('marks English texts of records without a translation', async () => {
    const withoutTranslation: typeof fetch = async (...request) => {
      const response = await server.fetch(...request);
      const { products, ...rest } = (await response.json()) as { products?: object[] };
      if (products === undefined) return Response.json(rest);
      const [first, ...others] = products;
      const english = { ...first, name: 'Plain linen', lang: 'en' };
      return Response.json({ products: [english, ...others], ...rest });
    };
    const { body } = await render('/ar/products', withoutTranslation);
    expect(body).toMatch(/<span[^>]* lang="en" dir="auto"[^>]*>Plain linen/);
  });
});

describe('requests of a page', () => {
  const languagesOf = async (path: string) => {
    const requests: Request[] = [];
    await render(path, (...request) => {
      requests.push(new Request(...request));
      return server.fetch(...request);
    });
    // Besides the facts of the footer.
    const ofPage = requests.filter(({ url }) => !url.includes('get-shop-facts'));
    return ofPage.map(({ url, headers }) => [
      new URL(url).searchParams.get('lang'),
      headers.get('accept-language'),
    ]);
  };

  it('ask for Arabic under /ar', async () => {
    expect(await languagesOf('/ar/products')).toEqual([['ar', 'ar']]);
  });

  it('do not name the language in English', async () => {
    expect(await languagesOf('/products')).toEqual([[null, 'en']]);
  });
});
