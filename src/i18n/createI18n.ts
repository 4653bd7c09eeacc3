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

/**
 * Creates the texts of one page. English needs no catalog: its texts are in the messages. Messages contain numbers as values,
 * without ICU's `#` and `number`, whose digits differ between browsers in Arabic.
 */
export function createI18n(language: Language = 'en', catalog: Catalog = {}): I18n {
  const i18n = setupI18n({ locale: language, messages: { [language]: { ...catalog } } });
  const t: Translate = ({ id, message }, ...[values]) => i18n._(id, { ...values }, { message });
  return { language, t };
}
