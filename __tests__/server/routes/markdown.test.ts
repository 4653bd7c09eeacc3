import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { arabicCatalog } from '@/app/i18n/arabicCatalog';
import { attributeFacts } from '@/features/products/attributes/attributeFacts';
import { createI18n } from '@/i18n/createI18n';
import { formatPrice } from '@/lib/money';
import { unitMessages } from '@/components/messages';
import type { ProductDetail } from '../../../src/contract/products.ts';
import { prefersMarkdown } from '../../../server/http/prefersMarkdown.ts';
import { createTestServer } from '../../support/testServer.ts';
import type { TestServer } from '../../support/testServer.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

const MARKDOWN = { accept: 'text/markdown' };
const get = (path: string, headers: Record<string, string> = {}) => server.fetch(path, { headers });
const read = async (path: string): Promise<string> => (await get(path, MARKDOWN)).text();

describe('a product as Markdown (product 5.29)', () => {
  const languages = [
    ['en', '', createI18n('en').t],
    ['ar', '/ar', createI18n('ar', arabicCatalog).t],
  ] as const;

  it.each(languages)('has the prices and facts of every page in %s', async (lang, prefix, t) => {
    const rows = await server.db.selectFrom('products').select('id').execute();
    for (const { id } of rows) {
      const response = await get(`/api/user/get-product-details?id=${id}&lang=${lang}`);
      const { productDetail } = (await response.json()) as { productDetail: ProductDetail };
      const { sizes, madeFrom, name, attributes = {} } = productDetail;
      const text = await read(`${prefix}/product-detail?id=${id}`);
      const expected = [
        `# ${name}`,
        ...sizes.map(({ size, price, originalPrice, soldAs }) => {
          const unit = soldAs ? ` ${t(unitMessages[soldAs].per)}` : '';
          const [now, before] = [price, originalPrice].map((one) => formatPrice(one, 'AED', lang));
          const was = lang === 'ar' ? 'كان' : 'was';
          return `| ${size} | ${now}${unit}${originalPrice === undefined ? '' : ` (${was} ${before})`} |`;
        }),
        ...(madeFrom === undefined
          ? []
          : [`**${formatPrice(madeFrom, 'AED', lang)} ${t(unitMessages.made.per)}**`]),
        ...attributeFacts(t, attributes).map((fact) => `- ${fact.name}: ${fact.value}`),
      ];
      const lines = text.split('\n');
      expect([id, expected.filter((line) => !lines.includes(line))]).toEqual([id, []]);
    }
  });

  it('is at the URL of the page and at one of its own, with the rating and both languages', async () => {
    const text = await read('/product-detail?id=almas-ivory-linen');
    expect(await read('/Product-Detail/?id=almas-ivory-linen')).toBe(text);
    const file = await get('/product-detail.md?id=almas-ivory-linen');
    expect(await file.text()).toBe(text);
    expect(text).toMatch(/^- Rating: \d\.\d of 5, \d+ reviews?$/m);
    expect(text).toMatch(/\(http:\/\/\S+\/ar\/product-detail\.md\?id=almas-ivory-linen\)/);
    expect(Object.fromEntries(file.headers)).toMatchObject({
      'content-type': 'text/markdown; charset=utf-8',
      'x-robots-tag': 'noindex',
      link: expect.stringMatching(/product-detail\?id=almas-ivory-linen>; rel="canonical"/),
    });
  });

  it('is revalidated, and told apart from the page by caches', async () => {
    const path = '/product-detail?id=almas-ivory-linen';
    const { headers } = await get(path, MARKDOWN);
    expect(headers.get('vary')).toBe('Accept-Encoding, Accept');
    const known = { ...MARKDOWN, 'if-none-match': headers.get('etag') ?? '' };
    const unchanged = await get(path, known);
    expect([unchanged.status, unchanged.headers.get('vary')]).toEqual([
      304,
      'Accept-Encoding, Accept',
    ]);
  });

  it.each(['nothing', '', 'x'.repeat(500), '%00'])(
    'of an unknown product (%s) is a 404',
    async (id) => {
      expect((await get(`/product-detail?id=${id}`, MARKDOWN)).status).toBe(404);
      expect((await get(`/ar/product-detail.md?id=${id}`)).status).toBe(404);
    },
  );

  it('escapes what is Markdown in the catalogue', async () => {
    await server.db
      .updateTable('products')
      .set({ name: 'A [b](http://c) | *d*', description: '<b>e</b>\n# f' })
      .where('id', '=', 'noor-white-voile')
      .execute();
    server.clock.advance(2000);
    const text = await read('/product-detail?id=noor-white-voile');
    expect(text).toMatch(/^# A \\\[b\\\]\(http:\/\/c\) \\\| \\\*d\\\*\n\ne \\# f\n/);
  });
});

describe('prefersMarkdown', () => {
  it.each([
    [undefined, false],
    ['*/*', false],
    ['text/*', false],
    ['text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8', false],
    ['text/markdown', true],
    ['Text/Markdown;q=0.9, */*;q=0.1', true],
    ['text/markdown, text/html, */*', true],
    ['text/markdown;q=0.5, text/html', false],
    ['text/markdown;q=0.5, */*', false],
    ['text/markdown;q=0', false],
    ['application/json, text/plain', false],
  ])('of %s is %s', (header, expected) => {
    expect(prefersMarkdown(header)).toBe(expected);
  });
});

describe('/llms.txt (product 5.29)', () => {
  it.each([
    ['', 'Sadeel'],
    ['/ar', 'سديل'],
  ])('begins with name and summary, and links to what exists (%s)', async (prefix, name) => {
    server.clock.advance(60_000);
    const text = await (await get(`${prefix}/llms.txt`)).text();
    expect(text).toMatch(new RegExp(`^# ${name}\n\n> [^\n]+\n`));
    const links = [...text.matchAll(/^- \[(?:[^\]\\]|\\.)+\]\((\S+?)\)(?:: .+)?$/gm)].map(
      ([, url = '']) => url,
    );
    expect(links.length).toBeGreaterThan(30);
    expect(links.every((url) => URL.canParse(url))).toBe(true);
    expect(text).toContain(`${prefix}/product-detail.md?id=almas-ivory-linen): `);
    for (const url of links.filter((link) => /\.(?:md|txt|xml)\b/.test(link))) {
      server.clock.advance(60_000);
      expect([url, (await get(url)).status]).toEqual([url, 200]);
    }
  });
});
