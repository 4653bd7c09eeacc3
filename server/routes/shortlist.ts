import { z } from 'zod';
import type { ShortlistContract } from '../../src/contract/shortlist.ts';
import { counterOf, enforceRateLimit } from '../http/enforceRateLimit.ts';
import { conflict } from '../http/errors.ts';
import { languageQuery } from '../http/language.ts';
import { localized } from '../http/route.ts';
import type { RoutesFor } from '../http/route.ts';
import { idText } from '../http/validation.ts';
import { SHORTLIST } from '../limits/customers.ts';
import { quantitiesOf, withCart } from '../repositories/carts.ts';
import { listProducts } from '../repositories/products.ts';
import { saveShortlist, shortlistOf } from '../repositories/shortlist.ts';
import { translationsTo } from '../repositories/translations.ts';
import { CURRENCY } from '../rules/money.ts';

const changes = localized((m) => {
  const products = (name: string) =>
    z
      .array(idText(m, name))
      .max(SHORTLIST.perCustomer, m.shop.shortlistFull(SHORTLIST.perCustomer));
  return z.object({ added: products('added'), removed: products('removed') });
});

/** The shortlist of an account (product 5.27). */
export const shortlistRoutes: RoutesFor<ShortlistContract> = {
  'GET /user/get-shortlist': {
    auth: 'required',
    query: localized(() => z.object(languageQuery)),
    handle: async ({ services: { db }, user, query }) => {
      const ids = await shortlistOf(db, user.id);
      const translate = translationsTo(db, query.lang);
      const products = await translate.products(await listProducts(db, ids));
      return {
        products: withCart(products, await quantitiesOf(db, user.id)),
        currency: CURRENCY,
      };
    },
  },
  'POST /user/save-shortlist': {
    auth: 'required',
    body: changes,
    handle: ({ services, write, user, body }) =>
      write(async (trx) => {
        const subjects = [counterOf(services, 'shortlistSavesPerCustomer', user.id)];
        await enforceRateLimit(trx, services, { subjects }, (m) => m.shop.tooManyShortlisted);
        await saveShortlist(trx, user.id, body, services.clock.now());
        const ids = await shortlistOf(trx, user.id);
        if (ids.length > SHORTLIST.perCustomer)
          throw conflict((m) => m.shop.shortlistFull(SHORTLIST.perCustomer));
        return { ids };
      }),
  },
};
