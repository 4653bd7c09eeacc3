import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { exampleUrl, pagesFor } from '@/contract/pages';
import { inLanguage } from '@/lib/language';
import { renderPage } from '@/render';
import { sampleFacts } from '../../server/catalogue/sampleFacts.ts';
import { writeShopFacts } from '../../server/repositories/shopFacts.ts';
import { catalogue } from '../../server/seed/catalogue.ts';
import { unmarkedTexts } from '../support/unmarkedTexts';
import { createTestServer, TEST_ORIGIN, type TestServer } from '../support/testServer';

let server: TestServer;

beforeAll(async () => {
  server = await createTestServer({
    catalogue: {
      ...catalogue,
      promotions: [
        {
          heading: 'Four days of linen',
          text: 'Until Wednesday.',
          linkLabel: 'See the linen',
          link: '/products?material=linen',
          image: { url: '/media/linen.webp', alt: 'Linen in the sun' },
        },
      ],
    },
  });
  const english = { ...sampleFacts, trn: '100000000000003' };
  delete english.ar;
  await writeShopFacts(server.db, english);
  await server.db.deleteFrom('catalogue_texts').execute();
});
afterAll(() => server.close());

const ARTICLE = 'how-to-choose-a-curtain-fabric-you-will-still-like-in-ten-years';

/** Every Arabic page that everybody may open, and a list that names its category. */
const PAGES = [
  ...pagesFor('everybody').map((id) => inLanguage(exampleUrl(id), 'ar')),
  '/ar/products?subCategoryId=linen-curtains',
];

/** Names, brands and codes that stay in Latin letters in Arabic texts. */
const NAMES = /AED|Facebook|Instagram|LinkedIn|\bX\b|\S+@\S+|[\w]+(?:-[\w]+)+/g;

/** Words of customers, which stay in their own language. */
const WORDS_OF_CUSTOMERS =
  /<(h3|p)\b(?![^>]* lang=)[^>]* dir="auto"[^>]*>.*?<\/\1>|<div[^>]*MuiAvatar.*?<\/div>/gs;

describe('an Arabic page of a catalogue without Arabic texts', () => {
  it.each(PAGES)('marks every English text of %s with its language', async (url) => {
    const { body = '', status } = await renderPage({
      url,
      origin: TEST_ORIGIN,
      fetch: server.fetch,
    });
    expect(status).toBe(200);
    const unmarked = unmarkedTexts(body.replace(WORDS_OF_CUSTOMERS, ' ')).filter((text) =>
      /[A-Za-z]{2}/.test(text.replace(NAMES, ' ')),
    );
    expect(unmarked).toEqual([]);
  });

  it('names the language of an article and of answers in its structured data', async () => {
    const render = async (url: string) =>
      (await renderPage({ url, origin: TEST_ORIGIN, fetch: server.fetch })).body;
    expect(await render(`/ar/articleDetails?article=${ARTICLE}`)).toContain('"inLanguage":"en"');
    expect(await render('/ar/FAQ')).toMatch(/"@type":"Question","inLanguage":"en"/);
  });
});
