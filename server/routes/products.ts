import { z } from 'zod';
import type { ProductsContract } from '../../src/contract/products.ts';
import type { Queryable } from '../db/open.ts';
import { notFound } from '../http/errors.ts';
import type { RoutesFor } from '../http/route.ts';
import { idText, optionalIdText, optionalText, pageQuery } from '../http/validation.ts';
import { quantitiesOf } from '../repositories/carts.ts';
import { findSubCategory } from '../repositories/catalogue.ts';
import { findProduct, listProducts, listRelated } from '../repositories/products.ts';
import { listFittingIds } from '../repositories/subCategoryProducts.ts';
import { CURRENCY } from '../rules/money.ts';
import { offsetOf, totalPagesOf } from '../rules/paging.ts';

const RELATED = 4;

/**
 * A sub-category with the ids of its products; `undefined` without an id.
 * @throws HttpError 404
 */
async function readSubCategory(db: Queryable, id: string | undefined) {
  if (id === undefined || id === '') return undefined;
  const subCategory = await findSubCategory(db, id);
  if (!subCategory) throw notFound('This sub-category does not exist.');
  return { subCategory, fittingIds: await listFittingIds(db, id) };
}

export const productRoutes: RoutesFor<ProductsContract> = {
  'GET /user/get-products': {
    auth: 'optional',
    query: z.object({
      ...pageQuery(10),
      search: optionalText({ max: 100, label: 'search' }),
      subCategoryId: optionalIdText('subCategoryId'),
    }),
    handle: async ({ services: { db, findProducts }, query, user }) => {
      const matching = await findProducts(query.search ?? '');
      const filter = await readSubCategory(db, query.subCategoryId);
      const found = filter ? matching.filter((id) => filter.fittingIds.has(id)) : matching;
      const offset = offsetOf(query);
      const shown = found.slice(offset, offset + query.limit);
      return {
        products: await listProducts(db, shown, await quantitiesOf(db, user?.id)),
        totalPages: totalPagesOf(found.length, query.limit),
        totalCount: found.length,
        ...(filter && { subCategory: filter.subCategory }),
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
