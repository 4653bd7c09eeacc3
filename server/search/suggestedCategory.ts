import type { Language } from '../../src/contract/common.ts';
import type { SuggestedCategory } from '../../src/contract/products.ts';
import { DEFAULT_LANGUAGE } from '../rules/language.ts';
import type { SearchableCategory } from './searchableProduct.ts';

/** A category that a search names, in the language of the response or else in English. */
export function toSuggestedCategory(
  { names, ...ids }: SearchableCategory,
  lang: Language = DEFAULT_LANGUAGE,
): SuggestedCategory {
  const name = names[lang];
  return name === undefined ? { ...ids, name: names.en, lang: DEFAULT_LANGUAGE } : { ...ids, name };
}
