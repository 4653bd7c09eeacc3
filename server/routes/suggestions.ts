import { z } from 'zod';
import type { Product, ProductsContract, SuggestedProduct } from '../../src/contract/products.ts';
import type { Language } from '../../src/contract/common.ts';
import type { SuggestedCategory } from '../../src/contract/products.ts';
import { languageQuery } from '../http/language.ts';
import { localized } from '../http/route.ts';
import type { Route } from '../http/route.ts';
import { optionalText } from '../http/validation.ts';
import { MAX_SEARCH_LENGTH } from '../limits.ts';
import { listProducts } from '../repositories/products.ts';
import { translationsTo } from '../repositories/translations.ts';
import { foldMarks } from '../rules/foldText.ts';
import { DEFAULT_LANGUAGE } from '../rules/language.ts';
import { CURRENCY } from '../rules/money.ts';
import type { SearchableCategory } from '../search/searchableProduct.ts';

/** The form of a search that equal suggestions share, so that they are cached once. */
const foldSpelling = (search: string): string => foldMarks(search).replace(/\s+/g, ' ');

const NOBODY = new Map<string, number>();

function toSuggestedProduct(product: Product): SuggestedProduct {
  const { _id, name, lang, images, imageAlts, sizes, price } = product;
  const soldAs = sizes.find((size) => size.price === price)?.soldAs;
  return {
    _id,
    name,
    image: images[0] ?? '',
    imageAlt: imageAlts?.[0] ?? '',
    price,
    ...(soldAs && { soldAs }),
    ...(lang && { lang }),
  };
}

function toSuggestedCategory(
  { names, ...ids }: SearchableCategory,
  lang: Language = DEFAULT_LANGUAGE,
): SuggestedCategory {
  const name = names[lang];
  return name === undefined ? { ...ids, name: names.en, lang: DEFAULT_LANGUAGE } : { ...ids, name };
}

/** Suggestions while a search is typed (product 13.19). */
export const suggestionRoute: Route<ProductsContract['GET /user/get-suggestions']> = {
  auth: 'public',
  query: localized((m) =>
    z.object({
      search: optionalText(m, { max: MAX_SEARCH_LENGTH, label: 'search' }).transform(foldSpelling),
      ...languageQuery,
    }),
  ),
  handle: async ({ services: { db, productSearch }, query: { search, lang } }) => {
    const { terms, isCorrected, categories, productIds } = await productSearch.suggest(search);
    const translate = translationsTo(db, lang);
    const products = await translate.products(await listProducts(db, productIds, NOBODY));
    return {
      terms,
      isCorrected,
      categories: categories.map((category) => toSuggestedCategory(category, lang)),
      products: products.map(toSuggestedProduct),
      currency: CURRENCY,
    };
  },
};
