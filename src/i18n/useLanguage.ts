import { use } from 'react';
import type { Language } from '@/lib/language';
import { I18nContext } from './I18nContext';

/** Language of the page, which never changes while it is open. */
export function useLanguage(): Language {
  return use(I18nContext).language;
}
