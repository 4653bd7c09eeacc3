import { z } from 'zod';
import type { ProductsContract } from '../../src/contract/products.ts';
import { notFound } from '../http/errors.ts';
import type { RoutesFor } from '../http/route.ts';
import { idText, optionalText, pageQuery } from '../http/validation.ts';
import { quantitiesOf } from '../repositories/carts.ts';
import { findProduct, listRelated, pageOfProducts } from '../repositories/products.ts';
import { CURRENCY } from '../rules/money.ts';
import { totalPagesOf } from '../rules/paging.ts';

const RELATED = 4;

export const productRoutes: RoutesFor<ProductsContract> = {
  'GET /user/get-products': {
    auth: 'optional',
    query: z.object({ ...pageQuery(10), search: optionalText({ max: 100, label: 'search' }) }),
    handle: async ({ services: { db }, query, user }) => {
      const search = query.search ?? '';
      const inCart = await quantitiesOf(db, user?.id);
      const { items, count } = await pageOfProducts(db, { ...query, search }, inCart);
      return {
        products: items,
        totalPages: totalPagesOf(count, query.limit),
        totalCount: count,
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
