import { z } from 'zod';
import type { ShopContract } from '../../src/contract/shop.ts';
import { factsIn } from '../catalogue/shopFacts.ts';
import { languageQuery } from '../http/language.ts';
import { localized } from '../http/route.ts';
import type { RoutesFor } from '../http/route.ts';
import { readShopFacts } from '../repositories/shopFacts.ts';
import { dubaiDay } from '../rules/dubaiTime.ts';
import { DEFAULT_LANGUAGE } from '../rules/language.ts';

/** Facts about the shop (product 1.4). */
export const shopRoutes: RoutesFor<ShopContract> = {
  'GET /user/get-shop-facts': {
    auth: 'public',
    query: localized(() => z.object(languageQuery)),
    handle: async ({ services: { db, clock }, query }) => {
      const facts = await readShopFacts(db);
      return { shop: factsIn(facts, query.lang ?? DEFAULT_LANGUAGE, dubaiDay(clock.now())) };
    },
  },
};
