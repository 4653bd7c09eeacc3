import { use } from 'react';
import type { Content } from './defineContent';
import { useLanguage } from './useLanguage';

/** Long texts in the language of the page. Suspends while they load, never in English. */
export function useContent<Texts>(content: Content<Texts>): Texts {
  const language = useLanguage();
  return language === 'en' ? content.en : use(content.load(language));
}
