import type { Language } from '../../src/contract/common.ts';

/** A whole segment, because `/articleDetails` is English. */
const ARABIC_PREFIX = /^\/ar(?=\/|$)/i;

/** Language of a page's path; English has no prefix. */
export function languageOfPath(path: string): Language {
  return ARABIC_PREFIX.test(path) ? 'ar' : 'en';
}

/** Path of a language's document in the build. */
export function documentOf(language: Language): string {
  return language === 'en' ? 'index.html' : `${language}/index.html`;
}
