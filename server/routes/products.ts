import { z } from 'zod';
import type { ProductsContract } from '../../src/contract/products.ts';
import type { Queryable } from '../db/open.ts';
import { notFound } from '../http/errors.ts';
import { languageQuery } from '../http/language.ts';
import { localized } from '../http/route.ts';
import type { RoutesFor } from '../http/route.ts';
import { idText, optionalIdText, optionalText, pageQuery } from '../http/validation.ts';
import { quantitiesOf } from '../repositories/carts.ts';
import { findSubCategory } from '../repositories/catalogue.ts';
import { findProduct, listProducts, listRelated } from '../repositories/products.ts';
import { listFittingIds } from '../repositories/subCategoryProducts.ts';
import { translationsTo } from '../repositories/translations.ts';
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
  if (!subCategory) throw notFound((m) => m.shop.noSubCategory);
  return { subCategory, fittingIds: await listFittingIds(db, id) };
}

export const productRoutes: RoutesFor<ProductsContract> = {
  'GET /user/get-products': {
    auth: 'optional',
    query: localized((m) =>
      z.object({
        ...pageQuery(m, 10),
        search: optionalText(m, { max: 100, label: 'search' }),
        subCategoryId: optionalIdText(m, 'subCategoryId'),
        ...languageQuery,
      }),
    ),
    handle: async ({ services: { db, findProducts }, query, user }) => {
      const matching = await findProducts(query.search ?? '');
      const filter = await readSubCategory(db, query.subCategoryId);
      const found = filter ? matching.filter((id) => filter.fittingIds.has(id)) : matching;
      const offset = offsetOf(query);
      const shown = found.slice(offset, offset + query.limit);
      const products = await listProducts(db, shown, await quantitiesOf(db, user?.id));
      const translate = translationsTo(db, query.lang);
      return {
        products: await translate.products(products),
        totalPages: totalPagesOf(found.length, query.limit),
        totalCount: found.length,
        ...(filter && { subCategory: await translate.subCategoryName(filter.subCategory) }),
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
