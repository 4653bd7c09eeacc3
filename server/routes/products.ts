import { z } from 'zod';
import type { ProductsContract } from '../../src/contract/products.ts';
import { notFound } from '../http/errors.ts';
import type { RoutesFor } from '../http/route.ts';
import { idText, optionalText, pageQuery } from '../http/validation.ts';
import { quantitiesOf } from '../repositories/carts.ts';
import { findProduct, listProducts, listRelated } from '../repositories/products.ts';
import { CURRENCY } from '../rules/money.ts';
import { offsetOf, totalPagesOf } from '../rules/paging.ts';

const RELATED = 4;

export const productRoutes: RoutesFor<ProductsContract> = {
  'GET /user/get-products': {
    auth: 'optional',
    query: z.object({ ...pageQuery(10), search: optionalText({ max: 100, label: 'search' }) }),
    handle: async ({ services: { db, findProducts }, query, user }) => {
      const found = await findProducts(query.search ?? '');
      const offset = offsetOf(query);
      const shown = found.slice(offset, offset + query.limit);
      return {
        products: await listProducts(db, shown, await quantitiesOf(db, user?.id)),
        totalPages: totalPagesOf(found.length, query.limit),
        totalCount: found.length,
        currency: CURRENCY,
      };
    },
  },
  'GET /user/get-product-details': {
    auth: 'optional',
    query: z.object({ id: idText('id') }),
    handle: async ({ services: { db }, query, user }) => {
      const inCart = await quantitiesOf(db, user?.id);
      const found = await findProduct(db, query.id, inCart);
      if (!found) throw notFound('This product does not exist.');
      const { product, categoryId } = found;
      const subject = { productId: product._id, categoryId };
      const relatedProducts = await listRelated(db, subject, RELATED, inCart);
      return {
        productDetail: {
          ...product,
          productId: product._id,
          currency: CURRENCY,
          relatedProducts,
        },
      };
    },
  },
};
