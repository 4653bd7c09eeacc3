import { z } from 'zod';
import type { ProductsContract } from '../../src/contract/products.ts';
import { languageQuery } from '../http/language.ts';
import { localized } from '../http/route.ts';
import type { Route } from '../http/route.ts';
import { optionalText } from '../http/validation.ts';
import { MAX_SEARCH_LENGTH } from '../limits/search.ts';
import { foldMarks } from '../rules/foldText.ts';
import { CURRENCY } from '../rules/money.ts';
import { toSuggestedCategory } from '../search/suggestedCategory.ts';
import { toSuggestedProduct } from '../search/suggestedProduct.ts';

/** The form of a search that equal suggestions share, so that they are cached once. */
const foldSpelling = (search: string): string => foldMarks(search).replace(/\s+/g, ' ');

/** Suggestions while a search is typed (product 13.19). */
export const suggestionRoute: Route<ProductsContract, 'GET /user/get-suggestions'> = {
  auth: 'public',
  query: localized((m) =>
    z.object({
      search: optionalText(m, { max: MAX_SEARCH_LENGTH, label: 'search' }).transform(foldSpelling),
      ...languageQuery,
    }),
  ),
  handle: async ({ services: { productSearch, productCards }, query: { search, lang } }) => {
    const { terms, isCorrected, categories, productIds } = await productSearch.suggest(search);
    return {
      terms,
      isCorrected,
      categories: categories.map((category) => toSuggestedCategory(category, lang)),
      products: (await productCards(productIds, lang)).map(toSuggestedProduct),
      currency: CURRENCY,
    };
  },
};
