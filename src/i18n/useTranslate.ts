import { use } from 'react';
import type { Translate } from './createI18n';
import { I18nContext } from './I18nContext';

/** Translates messages: `t(messages.lines, { count })`. The function changes with the language only, so effects may depend on it. */
export function useTranslate(): Translate {
  return use(I18nContext).t;
}
