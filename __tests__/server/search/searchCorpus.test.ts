import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import * as attributeWords from '../../../server/rules/attributeWords.ts';
import { spelledWords, withoutArticle } from '../../../server/search/tokens.ts';
import { catalogue } from '../../../server/seed/catalogue.ts';
import { arabicSearches } from '../../support/searchCorpus/arabic.ts';
import { englishSearches } from '../../support/searchCorpus/english.ts';
import { succeed } from '../../support/serverClient.ts';
import { createTestServer } from '../../support/testServer.ts';
import type { TestServer } from '../../support/testServer.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

const corpora = { ar: arabicSearches, en: englishSearches };

describe.each(['ar', 'en'] as const)('searches of customers in the shop in %s (13.18)', (lang) => {
  it('are 120 different ones', () => {
    expect(new Set(corpora[lang].map(([search]) => search)).size).toBe(120);
  });

  it.each(corpora[lang])('«%s» first finds %s and names %s', async (search, product, category) => {
    const query = { search, lang, facets: 1 };
    const found = await succeed(server, 'GET /user/get-products', { query });
    const [named] = found.categories ?? [];
    const first = {
      product: found.products[0]?._id ?? null,
      category: named?.subCategoryId ?? named?.categoryId ?? null,
    };
    expect({
      product: product === null ? null : first.product,
      category: category === null ? null : first.category,
    }).toEqual({ product, category });
  });
});

const texts = JSON.stringify([catalogue, attributeWords]);
const { written } = spelledWords(texts);
const spellings = new Set([...written, ...written.map(withoutArticle)]);

describe('what searches offer', () => {
  it.each([
    ['بلاكوت', 'بلاك أوت'],
    ['كتاان ابيض', 'كتان ابيض'],
    ['ستائر رمانية', 'ستائر رومانية'],
    ['قديمت', 'قديمة'],
    ['الحديقت', 'حديقة'],
  ])('corrects «%s» to «%s»', async (search, corrected) => {
    const query = { search, lang: 'ar' };
    const found = await succeed(server, 'GET /user/get-products', { query });
    expect(found.correctedTerm).toBe(corrected);
  });

  it.each([...arabicSearches, ...englishSearches])(
    'for «%s» is spelled as in the catalogue or as typed',
    async (search) => {
      const suggested = await succeed(server, 'GET /user/get-suggestions', { query: { search } });
      const found = await succeed(server, 'GET /user/get-products', { query: { search } });
      const offered = [...suggested.terms, found.correctedTerm ?? ''].join(' ').split(' ');
      const typed = search.toLowerCase().split(/[ -]/);
      const strange = offered.filter((word) => !spellings.has(word) && !typed.includes(word));
      expect(strange.filter((word) => word !== '')).toEqual([]);
    },
  );

  it.each(['معدنية', 'عازلة', 'اوف وايت', 'خشبية', 'عمودية'])(
    'does not correct «%s», which the shop knows',
    async (search) => {
      const query = { search, lang: 'ar' };
      const found = await succeed(server, 'GET /user/get-products', { query });
      expect(found).not.toHaveProperty('correctedTerm');
      const { isCorrected } = await succeed(server, 'GET /user/get-suggestions', { query });
      expect(isCorrected).toBe(false);
    },
  );
});
