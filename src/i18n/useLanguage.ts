import { use } from 'react';
import type { Language } from '@/lib/language';
import { I18nContext } from './I18nContext';

/** Language of the page. */
export function useLanguage(): Language {
  return use(I18nContext).language;
}
