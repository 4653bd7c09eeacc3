import { arabicCatalog } from '../../../src/app/i18n/arabicCatalog.ts';
import { createI18n, type Translate } from '../../../src/i18n/createI18n.ts';
import { inLanguage, type Language } from '../../../src/lib/language.ts';

/** Texts and URLs of the shop in a language. */
export interface ShopLanguage {
  /** The text of a message. */
  t: Translate;
  /** The path of the same page in this language. */
  pathOf: (path: string) => string;
}

/** @returns texts and URLs of the language */
export function shopIn(language: Language): ShopLanguage {
  return {
    t: createI18n(language, language === 'ar' ? arabicCatalog : {}).t,
    pathOf: (path) => inLanguage(path, language),
  };
}
