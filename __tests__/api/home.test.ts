import { describe, expect, it } from '@jest/globals';
import { selectCategories } from '@/api/catalogue';
import { findArticle, selectArticles } from '@/api/articles';
import { omitArticleBodies, homeApi } from '@/api/home';
import { selectProducts } from '@/api/productRecords';
import { buildArticle } from '@/fixtures/articles.fixtures';
import { buildBanner, buildCategory } from '@/fixtures/catalogue.fixtures';
import { buildHome } from '@/fixtures/home.fixtures';
import { createTestStore } from '../support/fakeApi';
import { buildProduct } from '@/fixtures/products.fixtures';

async function homeOf(body: unknown) {
  const { store } = createTestStore(() => ({ body }));
  return (await store.dispatch(homeApi.endpoints.getHomePage.initiate())).data;
}

describe('getHomePage', () => {
  it('returns all sections', async () => {
    const home = await homeOf(buildHome());
    expect(home).toMatchObject({
      webBanners: [buildBanner()],
      marquee: [{ content: '50% off some selected fabrics' }],
      currency: 'AED',
    });
    expect(selectCategories(home?.categories)).toEqual([buildCategory()]);
    expect(selectProducts(home?.products)).toMatchObject([buildProduct()]);
    expect(selectArticles(home?.articles)).toMatchObject([buildArticle()]);
  });

  it.each([[[]], [{}], [{ webBanners: 'none', articles: {} }]])(
    'returns empty sections for the response %j',
    async (body) => {
      const home = await homeOf(body);
      expect(home).toMatchObject({ webBanners: [], marquee: [], currency: '' });
      expect(selectCategories(home?.categories)).toEqual([]);
      expect(selectProducts(home?.products)).toEqual([]);
      expect(selectArticles(home?.articles)).toEqual([]);
    },
  );
});

describe('articles', () => {
  it('keep the order of the response', async () => {
    const articles = ['Measuring windows', 'Colour trends'].map((title) =>
      buildArticle({ _id: title, title }),
    );
    const home = await homeOf(buildHome({ articles }));
    expect(selectArticles(home?.articles).map(({ title }) => title)).toEqual([
      'Measuring windows',
      'Colour trends',
    ]);
    expect(selectArticles(undefined)).toEqual([]);
  });

  it('lose only their bodies through omitArticleBodies', async () => {
    const home = await homeOf(buildHome());
    const trimmed = structuredClone(home);
    if (home === undefined || trimmed === undefined) throw new Error('There is no home page.');
    omitArticleBodies(trimmed);
    const articles = selectArticles(home.articles);
    expect(articles[0]?.description).not.toBe('');
    expect(selectArticles(trimmed.articles)).toEqual(
      articles.map((article) => ({ ...article, description: '' })),
    );
    expect(trimmed).toMatchObject({ omitsArticleBodies: true, currency: home.currency });
  });

  it('are found by the slug of their title', async () => {
    const { articles } = (await homeOf(buildHome())) ?? {};
    expect(findArticle(articles, 'layering-light-sheers-drapes')).toHaveProperty(
      'title',
      'Layering light: sheers & drapes',
    );
    expect(findArticle(undefined, 'layering-light-sheers-drapes')).toBeUndefined();
  });

  it.each(['__proto__', 'constructor', 'unknown', ''])(
    'are not found by the slug %j',
    async (slug) => {
      const home = await homeOf(buildHome());
      expect(findArticle(home?.articles, slug)).toBeUndefined();
    },
  );

  describe.each([
    ['with ids', ['new', 'old']],
    ['without ids', [undefined, undefined]],
  ])('of the same title, %s', (_name, ids) => {
    const sameTitle = [
      buildArticle({
        _id: ids[0],
        image: '/media/new.webp',
        createdAt: '2026-11-05T08:30:00.000Z',
      }),
      buildArticle({
        _id: ids[1],
        image: '/media/old.webp',
        createdAt: '2026-10-05T08:30:00.000Z',
      }),
    ];

    it('are all kept', async () => {
      const home = await homeOf(buildHome({ articles: sameTitle }));
      expect(selectArticles(home?.articles)).toMatchObject(sameTitle);
    });

    it('keep the URL of the older one when a newer one is published', async () => {
      const { articles } = (await homeOf(buildHome({ articles: sameTitle }))) ?? {};
      const slug = 'layering-light-sheers-drapes';
      expect(findArticle(articles, slug)).toHaveProperty('image', '/media/old.webp');
      expect(findArticle(articles, `${slug}-2`)).toHaveProperty('image', '/media/new.webp');
    });
  });
});
