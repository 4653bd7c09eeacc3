import { z } from 'zod';
import type { CatalogueContract } from '../../src/contract/catalogue.ts';
import { notFound } from '../http/errors.ts';
import type { RoutesFor } from '../http/route.ts';
import { idText, pageQuery } from '../http/validation.ts';
import { quantitiesOf } from '../repositories/carts.ts';
import {
  findCategoryName,
  listArticles,
  listBanners,
  listCategories,
  listMarquee,
  listSubCategories,
  pageOfFaq,
  pageOfWorks,
} from '../repositories/catalogue.ts';
import { listFeatured } from '../repositories/products.ts';
import { CURRENCY } from '../rules/money.ts';
import { totalPagesOf } from '../rules/paging.ts';

const FEATURED = 8;

export const catalogueRoutes: RoutesFor<CatalogueContract> = {
  'GET /user/get-home-page': {
    auth: 'optional',
    handle: async ({ services: { db }, user }) => ({
      webBanners: await listBanners(db),
      marquee: await listMarquee(db),
      categories: await listCategories(db),
      products: await listFeatured(db, FEATURED, await quantitiesOf(db, user?.id)),
      articles: await listArticles(db),
      currency: CURRENCY,
    }),
  },
  'GET /user/get-category': {
    auth: 'public',
    handle: async ({ services }) => ({ categories: await listCategories(services.db) }),
  },
  'GET /user/get-sub-category': {
    auth: 'public',
    query: z.object({ categoryId: idText('categoryId') }),
    handle: async ({ services: { db }, query }) => {
      const categoryName = await findCategoryName(db, query.categoryId);
      if (categoryName === undefined) throw notFound('This category does not exist.');
      return { categoryName, subCategories: await listSubCategories(db, query.categoryId) };
    },
  },
  'GET /user/get-our-works': {
    auth: 'public',
    query: z.object(pageQuery(10)),
    handle: async ({ services, query }) => {
      const { items, count } = await pageOfWorks(services.db, query);
      return { work: items, totalPages: totalPagesOf(count, query.limit) };
    },
  },
  'GET /user/get-faq': {
    auth: 'public',
    query: z.object(pageQuery(10)),
    handle: async ({ services, query }) => {
      const { items, count } = await pageOfFaq(services.db, query);
      return { faq: items, totalPages: totalPagesOf(count, query.limit) };
    },
  },
};
