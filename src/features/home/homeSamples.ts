import { toCategoryRecords } from '@/api/catalogue';
import type { HomeResult } from '@/api/home';
import { toProductRecords } from '@/api/products';
import { featureCards } from '@/content/featureCards';
import { heroSlides } from '@/content/heroSlides';
import type { Article } from '@/contract/articles';
import type { HomeQuery } from './sections/HomeList';

const pictures = featureCards.map(({ image }) => image);

const articles = [
  'How to choose a curtain fabric you will still like in ten years',
  'Two layers, five moods',
  'Dust, sun and sea air',
  'The colours Dubai homes are asking for',
].map((title, index): Article => ({
  title,
  image: pictures[index] ?? '',
  description: '<p>Light, and what to do with it.</p>',
  createdAt: '2026-11-05T08:00:00.000Z',
}));

function articleRecords(count: number) {
  const some = articles.slice(0, count);
  return {
    ids: some.map(({ title }) => title),
    entities: Object.fromEntries(some.map((article) => [article.title, article])),
  };
}

/** The home call's answer, for stories. */
export const homeResult: HomeResult = {
  webBanners: heroSlides,
  marquee: [{ content: 'Free same-day visits' }, { content: 'Made in Dubai within 24 hours' }],
  categories: toCategoryRecords(
    ['Curtains', 'Roller blinds', 'Roman blinds', 'Upholstery and cushions'].map((name, index) => ({
      _id: name,
      name,
      image: pictures[index],
      subCount: index + 1,
    })),
  ),
  products: toProductRecords(
    ['Almas Ivory Linen', 'Marjan Terracotta Linen', 'Zabeel Emerald Velvet'].map(
      (name, index) => ({
        _id: name,
        name,
        images: [pictures[index]],
        sizes: [],
        price: 185 + index * 40,
      }),
    ),
  ),
  articles: articleRecords(articles.length),
  currency: 'AED',
};

function withData(data: HomeResult | undefined): HomeQuery {
  return {
    data,
    currentData: data,
    isLoading: data === undefined,
    isOutdated: false,
    hasFailed: false,
    isRetrying: false,
    isNotFound: false,
    errorStatus: undefined,
    reason: undefined,
    refetch: () => undefined,
  };
}

const failed = { ...withData(undefined), isLoading: false, hasFailed: true };

/** The query of the home page in its states, for stories. */
export const homeSamples = {
  loaded: withData(homeResult),
  fewArticles: withData({ ...homeResult, articles: articleRecords(2) }),
  loading: withData(undefined),
  failed,
  refused: { ...failed, reason: 'The catalogue is closed.' },
  empty: withData({
    ...homeResult,
    categories: toCategoryRecords([]),
    products: toProductRecords([]),
    articles: articleRecords(0),
  }),
} satisfies Record<string, HomeQuery>;
