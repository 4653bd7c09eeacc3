import type { SuggestedProduct, Suggestions } from '@/contract/products';
import { asCurrency, asMediaUrl, asMoney, asRecord, asText, asUniqueList } from '@/lib/coerce';
import { asLanguage } from '@/lib/asLanguage';
import { asPriceUnit } from './soldAs';
import { parseSuggestedCategories } from './suggestedCategories';

const MAX_TERMS = 3;
const MAX_PRODUCTS = 4;

const asName = (value: unknown) => {
  const name = asText(value)?.trim();
  return name === '' ? undefined : name;
};

function parseSuggestedProduct(value: unknown): SuggestedProduct | undefined {
  const record = asRecord(value);
  const id = asName(record['_id']);
  const name = asName(record['name']);
  if (id === undefined || name === undefined) return undefined;
  return {
    _id: id,
    name,
    lang: asLanguage(record['lang']),
    image: asMediaUrl(record['image']) ?? '',
    imageAlt: asText(record['imageAlt']) ?? '',
    price: asMoney(record['price']),
    soldAs: asPriceUnit(record['soldAs']),
  };
}

/** Suggestions of a typed search, at most as many as are shown (product 5.13). */
export function parseSuggestions(response: unknown): Suggestions {
  const record = asRecord(response);
  const terms = asUniqueList(record['terms'], asName, (term) => term);
  const products = asUniqueList(record['products'], parseSuggestedProduct, ({ _id }) => _id);
  return {
    terms: terms.slice(0, MAX_TERMS),
    isCorrected: record['isCorrected'] === true,
    categories: parseSuggestedCategories(record['categories']),
    products: products.slice(0, MAX_PRODUCTS),
    currency: asCurrency(record['currency']),
  };
}
