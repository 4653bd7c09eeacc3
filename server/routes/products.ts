import { z } from 'zod';
import type { InstalmentRange, ProductsContract } from '../../src/contract/products.ts';
import type { Queryable } from '../db/open.ts';
import { notFound } from '../http/errors.ts';
import { filterQuery, filtersOf, hasFilters, isRareList } from '../http/filterQuery.ts';
import { languageQuery } from '../http/language.ts';
import { localized } from '../http/route.ts';
import type { RoutesFor } from '../http/route.ts';
import { idText, optionalIdText, optionalText, pageQuery } from '../http/validation.ts';
import { MAX_SEARCH_LENGTH } from '../limits/search.ts';
import type { OrderLimits } from '../payments/provider.ts';
import { quantitiesOf, withCart } from '../repositories/carts.ts';
import { findSubCategory } from '../repositories/catalogue.ts';
import { findProduct } from '../repositories/fullProducts.ts';
import { currentPriceVersion } from '../repositories/priceTables.ts';
import { listRelatedIds } from '../repositories/products.ts';
import { translationsTo } from '../repositories/translations.ts';
import { CURRENCY, toMajor } from '../rules/money.ts';
import { offsetOf, totalPagesOf } from '../rules/paging.ts';
import { FREE_SHIPPING_FROM_MINOR, SHIPPING_MINOR } from '../rules/totals.ts';
import { toSuggestedCategory } from '../search/suggestedCategory.ts';
import { suggestionRoute } from './suggestions.ts';

const RELATED = 4;

/** Prices that can be paid in instalments. */
function instalmentRange({ minMinor, maxMinor }: OrderLimits): InstalmentRange {
  return {
    ...(minMinor > 0 && { from: toMajor(minMinor) }),
    ...(Number.isFinite(maxMinor) && { upTo: toMajor(maxMinor) }),
  };
}

/**
 * A sub-category; `undefined` without an id.
 * @throws HttpError 404
 */
async function readSubCategory(db: Queryable, id: string | undefined) {
  if (id === undefined || id === '') return undefined;
  const subCategory = await findSubCategory(db, id);
  if (!subCategory) throw notFound((m) => m.shop.noSubCategory);
  return subCategory;
}

export const productRoutes: RoutesFor<ProductsContract> = {
  'GET /user/get-products': {
    auth: 'optional',
    query: localized((m) =>
      z.object({
        ...pageQuery(m, 10),
        search: optionalText(m, { max: MAX_SEARCH_LENGTH, label: 'search' }),
        subCategoryId: optionalIdText(m, 'subCategoryId'),
        ...filterQuery(m),
        ...languageQuery,
      }),
    ),
    caching: (query, page) => (isRareList(query, page) ? 'rare' : 'usual'),
    handle: async ({ services, query, user }) => {
      const { db, productSearch, productCards, searchMisses } = services;
      const subCategory = await readSubCategory(db, query.subCategoryId);
      const { search = '', sort = 'recommended', limit } = query;
      const filters = filtersOf(query);
      const { ids, count, categories, ...additions } = await productSearch.list({
        search,
        isExact: query.exact === 1,
        ...(subCategory && { subCategoryId: subCategory._id }),
        filters,
        sort,
        offset: offsetOf(query),
        limit,
        hasFacets: query.facets === 1,
      });
      const isWholeSearch = query.exact !== 1 && !subCategory && !hasFilters(filters);
      if (count === 0 && isWholeSearch) searchMisses.add(search);
      const products = await productCards(ids, query.lang);
      const translate = translationsTo(db, query.lang);
      return {
        products: withCart(products, await quantitiesOf(db, user?.id)),
        totalPages: totalPagesOf(count, limit),
        totalCount: count,
        ...(subCategory && { subCategory: await translate.subCategoryName(subCategory) }),
        ...additions,
        ...(categories && {
          categories: categories.map((category) => toSuggestedCategory(category, query.lang)),
        }),
        currency: CURRENCY,
      };
    },
  },
  'GET /user/get-suggestions': suggestionRoute,
  'GET /user/get-product-details': {
    auth: 'optional',
    query: localized((m) => z.object({ id: idText(m, 'id'), ...languageQuery })),
    handle: async ({ services: { db, payments, productCards }, query, user }) => {
      const found = await findProduct(db, query.id);
      if (!found) throw notFound((m) => m.shop.noProduct);
      const { product, categoryId } = found;
      const subject = { productId: product._id, categoryId };
      const related = await listRelatedIds(db, subject, RELATED);
      const inCart = await quantitiesOf(db, user?.id);
      const translate = translationsTo(db, query.lang);
      const priceTableVersion = product.madeToMeasure && (await currentPriceVersion(db));
      const detail = {
        ...product,
        productId: product._id,
        currency: CURRENCY,
        shippingCharge: toMajor(SHIPPING_MINOR),
        freeShippingFrom: toMajor(FREE_SHIPPING_FROM_MINOR),
        ...(priceTableVersion !== undefined && { priceTableVersion }),
        ...(payments.instalmentLimits && {
          instalments: instalmentRange(payments.instalmentLimits),
        }),
      };
      const [translated = detail] = withCart(
        await translate.productDetails([{ detail, categoryId }]),
        inCart,
      );
      const relatedProducts = withCart(await productCards(related, query.lang), inCart);
      return { productDetail: { ...translated, relatedProducts } };
    },
  },
};
