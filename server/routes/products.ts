import { z } from 'zod';
import type { ProductsContract } from '../../src/contract/products.ts';
import { notFound } from '../http/errors.ts';
import { languageQuery } from '../http/language.ts';
import { localized } from '../http/route.ts';
import type { RoutesFor } from '../http/route.ts';
import { idText, optionalText, pageQuery } from '../http/validation.ts';
import { quantitiesOf } from '../repositories/carts.ts';
import { findProduct, listProducts, listRelated } from '../repositories/products.ts';
import { translationsTo } from '../repositories/translations.ts';
import { CURRENCY } from '../rules/money.ts';
import { offsetOf, totalPagesOf } from '../rules/paging.ts';

const RELATED = 4;

export const productRoutes: RoutesFor<ProductsContract> = {
  'GET /user/get-products': {
    auth: 'optional',
    query: localized((m) =>
      z.object({
        ...pageQuery(m, 10),
        search: optionalText(m, { max: 100, label: 'search' }),
        ...languageQuery,
      }),
    ),
    handle: async ({ services: { db, findProducts }, query, user }) => {
      const found = await findProducts(query.search ?? '');
      const offset = offsetOf(query);
      const shown = found.slice(offset, offset + query.limit);
      const products = await listProducts(db, shown, await quantitiesOf(db, user?.id));
      return {
        products: await translationsTo(db, query.lang).products(products),
        totalPages: totalPagesOf(found.length, query.limit),
        totalCount: found.length,
        currency: CURRENCY,
      };
    },
  },
  'GET /user/get-product-details': {
    auth: 'optional',
    query: localized((m) => z.object({ id: idText(m, 'id'), ...languageQuery })),
    handle: async ({ services: { db }, query, user }) => {
      const inCart = await quantitiesOf(db, user?.id);
      const found = await findProduct(db, query.id, inCart);
      if (!found) throw notFound((m) => m.shop.noProduct);
      const { product, categoryId } = found;
      const subject = { productId: product._id, categoryId };
      const related = await listRelated(db, subject, RELATED, inCart);
      const translate = translationsTo(db, query.lang);
      const detail = { ...product, productId: product._id, currency: CURRENCY };
      return {
        productDetail: {
          ...(await translate.productDetail(detail, categoryId)),
          relatedProducts: await translate.products(related),
        },
      };
    },
  },
};
