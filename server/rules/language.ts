import type { Language } from '../../src/contract/common.ts';

/** Language of the specification, of stored records, and of everything that has no translation. */
export const DEFAULT_LANGUAGE: Language = 'en';

/** Languages of the shop. */
export const LANGUAGES: readonly Language[] = ['en', 'ar'];

/** The supported language of a BCP 47 tag, whatever its region and script: `ar-AE` → `ar`. */
export function languageOfTag(tag: string): Language | undefined {
  const [primary = ''] = tag.trim().toLowerCase().split('-');
  return LANGUAGES.find((language) => language === primary);
}

/** Names for the shop's staff. */
export const LANGUAGE_NAMES: Record<Language, string> = { en: 'English', ar: 'Arabic' };

/** Path of a page in a language. @param path the English one, which has no prefix */
export function pathIn(language: Language, path: string): string {
  if (language === 'en') return path;
  return path === '/' ? '/ar' : `/ar${path}`;
}

/** Writing direction of a language. */
export function directionOf(language: Language): 'ltr' | 'rtl' {
  return language === 'ar' ? 'rtl' : 'ltr';
}
