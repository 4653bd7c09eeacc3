import { setupI18n } from '@lingui/core';
import type { Language } from '@/lib/language';
import type { Message } from './message';
import type { Catalog } from './translateMessages';

/** Text of a message in the language of the page. Missing or wrong values do not compile. */
export type Translate = <Values extends object>(
  message: Message<Values>,
  ...values: keyof Values extends never ? [] : [values: Values]
) => string;

/** Language and texts of one page: one instance per store, so renders of two languages share nothing. */
export interface I18n {
  readonly language: Language;
  readonly t: Translate;
}

/** BCP 47 tags for plurals and numbers. `ar` alone has Arabic-Indic digits in some browsers; shops of the Gulf use Latin ones. */
const LOCALES: Readonly<Record<Language, string>> = { en: 'en', ar: 'ar-AE-u-nu-latn' };

/** Creates the texts of one page. English needs no catalog: its texts are in the messages. */
export function createI18n(language: Language = 'en', catalog: Catalog = {}): I18n {
  const locale = LOCALES[language];
  const i18n = setupI18n({ locale, messages: { [locale]: { ...catalog } } });
  const t: Translate = ({ id, message }, ...[values]) => i18n._(id, { ...values }, { message });
  return { language, t };
}
