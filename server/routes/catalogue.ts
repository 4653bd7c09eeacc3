import { z } from 'zod';
import type { CatalogueContract } from '../../src/contract/catalogue.ts';
import { notFound } from '../http/errors.ts';
import { languageQuery } from '../http/language.ts';
import { localized } from '../http/route.ts';
import type { RoutesFor } from '../http/route.ts';
import { idText, optionalText, pageQuery } from '../http/validation.ts';
import { isWithin } from '../lists/period.ts';
import type { Period } from '../lists/period.ts';
import { MAX_SEARCH_LENGTH } from '../limits/search.ts';
import { quantitiesOf, withCart } from '../repositories/carts.ts';
import {
  findCategoryName,
  listArticles,
  listBanners,
  listCategories,
  listFaq,
  listMarquee,
  listPromotions,
  listSubCategories,
  pageOfWorks,
} from '../repositories/catalogue.ts';
import { listFeatured } from '../repositories/products.ts';
import { translationsTo } from '../repositories/translations.ts';
import { dubaiDay } from '../rules/dubaiTime.ts';
import { CURRENCY } from '../rules/money.ts';
import { offsetOf, totalPagesOf } from '../rules/paging.ts';
import { searchFaq } from '../search/searchFaq.ts';

const FEATURED = 8;

export const catalogueRoutes: RoutesFor<CatalogueContract> = {
  'GET /user/get-home-page': {
    auth: 'optional',
    query: localized(() => z.object(languageQuery)),
    handle: async ({ services: { db, clock }, user, query }) => {
      const translate = translationsTo(db, query.lang);
      const today = dubaiDay(clock.now());
      const isCurrent = (record: Period) => isWithin(record, today);
      const featured = await translate.products(await listFeatured(db, FEATURED));
      return {
        webBanners: (await translate.banners(await listBanners(db))).filter(isCurrent),
        marquee: (await translate.marquee(await listMarquee(db))).filter(isCurrent),
        categories: await translate.categories(await listCategories(db)),
        products: withCart(featured, await quantitiesOf(db, user?.id)),
        articles: await translate.articles(await listArticles(db)),
        promotions: (await translate.promotions(await listPromotions(db))).filter(isCurrent),
        currency: CURRENCY,
      };
    },
  },
  'GET /user/get-category': {
    auth: 'public',
    query: localized(() => z.object(languageQuery)),
    handle: async ({ services: { db }, query }) => {
      const categories = await listCategories(db);
      return { categories: await translationsTo(db, query.lang).categories(categories) };
    },
  },
  'GET /user/get-sub-category': {
    auth: 'public',
    query: localized((m) => z.object({ categoryId: idText(m, 'categoryId'), ...languageQuery })),
    handle: async ({ services: { db }, query }) => {
      const categoryName = await findCategoryName(db, query.categoryId);
      if (categoryName === undefined) throw notFound((m) => m.shop.noCategory);
      const translate = translationsTo(db, query.lang);
      const { name, lang } = await translate.categoryName(query.categoryId, categoryName);
      return {
        categoryName: name,
        ...(lang && { categoryLang: lang }),
        subCategories: await translate.subCategories(await listSubCategories(db, query.categoryId)),
      };
    },
  },
  'GET /user/get-our-works': {
    auth: 'public',
    query: localized((m) => z.object({ ...pageQuery(m, 10), ...languageQuery })),
    handle: async ({ services: { db }, query }) => {
      const { items, count } = await pageOfWorks(db, query);
      const work = await translationsTo(db, query.lang).works(items);
      return { work, totalPages: totalPagesOf(count, query.limit) };
    },
  },
  'GET /user/get-faq': {
    auth: 'public',
    query: localized((m) =>
      z.object({
        ...pageQuery(m, 10),
        ...languageQuery,
        search: optionalText(m, { max: MAX_SEARCH_LENGTH, label: 'search' }),
      }),
    ),
    handle: async ({ services: { db }, query }) => {
      const all = await translationsTo(db, query.lang).faq(await listFaq(db));
      const found = searchFaq(all, query.search ?? '');
      const start = offsetOf(query);
      return {
        faq: found.slice(start, start + query.limit),
        totalPages: totalPagesOf(found.length, query.limit),
        totalCount: found.length,
      };
    },
  },
};
