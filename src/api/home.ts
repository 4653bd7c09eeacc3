import type { Banner, MarqueeItem, Promotion } from '@/contract/catalogue';
import { asCurrency, asList, asRecord } from '@/lib/coerce';
import { toArticleRecords, type ArticleRecords } from './articles';
import { baseApi } from './baseApi';
import { toCategoryRecords, type CategoryRecords } from './catalogue';
import { parseBanner, parseMarqueeItem, parsePromotion } from './parsers/home';
import { toProductRecords, type ProductRecords } from './productRecords';
import { request } from './request';
import { listTag, provideList } from './tags';

export interface HomeResult {
  webBanners: Banner[];
  marquee: MarqueeItem[];
  categories: CategoryRecords;
  products: ProductRecords;
  articles: ArticleRecords;
  promotions: Promotion[];
  currency: string;
  /** Whether the articles were embedded without their bodies, in a page that shows none. */
  omitsArticleBodies?: boolean;
}

function toHomeResult(response: unknown): HomeResult {
  const home = asRecord(response);
  return {
    webBanners: asList(home['webBanners'], parseBanner),
    marquee: asList(home['marquee'], parseMarqueeItem),
    categories: toCategoryRecords(home['categories']),
    products: toProductRecords(home['products']),
    articles: toArticleRecords(home['articles']),
    promotions: asList(home['promotions'], parsePromotion),
    currency: asCurrency(home['currency']),
  };
}

export const homeApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getHomePage: build.query<HomeResult, void>({
      query: () => request('GET /user/get-home-page', {}),
      transformResponse: toHomeResult,
      providesTags: (result) => [
        listTag('Home'),
        ...provideList('Category', result?.categories),
        ...provideList('Product', result?.products),
      ],
    }),
  }),
});

export const { useGetHomePageQuery } = homeApi;

/** Removes the articles' bodies, most of the response, for pages that show none. */
export function omitArticleBodies(home: HomeResult): void {
  home.omitsArticleBodies = true;
  for (const article of Object.values(home.articles.entities)) article.description = '';
}
