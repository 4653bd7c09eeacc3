import { z } from 'zod';
import type { Language } from '../../src/contract/common.ts';
import type { ProductsContract, SuggestedCategory } from '../../src/contract/products.ts';
import { languageQuery } from '../http/language.ts';
import { localized } from '../http/route.ts';
import type { Route } from '../http/route.ts';
import { optionalText } from '../http/validation.ts';
import { MAX_SEARCH_LENGTH } from '../limits.ts';
import { foldMarks } from '../rules/foldText.ts';
import { DEFAULT_LANGUAGE } from '../rules/language.ts';
import { CURRENCY } from '../rules/money.ts';
import type { SearchableCategory } from '../search/searchableProduct.ts';

/** The form of a search that equal suggestions share, so that they are cached once. */
const foldSpelling = (search: string): string => foldMarks(search).replace(/\s+/g, ' ');

function toSuggestedCategory(
  { names, ...ids }: SearchableCategory,
  lang: Language = DEFAULT_LANGUAGE,
): SuggestedCategory {
  const name = names[lang];
  return name === undefined ? { ...ids, name: names.en, lang: DEFAULT_LANGUAGE } : { ...ids, name };
}

/** Suggestions while a search is typed (product 13.19). */
export const suggestionRoute: Route<ProductsContract, 'GET /user/get-suggestions'> = {
  auth: 'public',
  query: localized((m) =>
    z.object({
      search: optionalText(m, { max: MAX_SEARCH_LENGTH, label: 'search' }).transform(foldSpelling),
      ...languageQuery,
    }),
  ),
  handle: async ({ services: { productSearch, suggestedProducts }, query: { search, lang } }) => {
    const { terms, isCorrected, categories, productIds } = await productSearch.suggest(search);
    return {
      terms,
      isCorrected,
      categories: categories.map((category) => toSuggestedCategory(category, lang)),
      products: await suggestedProducts(productIds, lang),
      currency: CURRENCY,
    };
  },
};
