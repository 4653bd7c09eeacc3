import type { Language } from '@/contract/common';

const LANGUAGES: readonly Language[] = ['en', 'ar'];

/** Language of texts that are in another language than the page, or `undefined`. */
export function asLanguage(value: unknown): Language | undefined {
  return LANGUAGES.find((language) => language === value);
}
