import type { Language } from '../../src/contract/common.ts';

/** The Gulf writes Latin digits. */
const LOCALES: Readonly<Record<Language, string>> = { en: 'en-GB', ar: 'ar-AE-u-nu-latn' };

/** A day in Dubai, `Wednesday 25 November` or `الأربعاء 25 نوفمبر`, as the storefront writes it. */
export function dayText(moment: Date, language: Language): string {
  return new Intl.DateTimeFormat(LOCALES[language], {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: 'Asia/Dubai',
  })
    .formatToParts(moment)
    .filter(({ type }) => type !== 'literal')
    .map(({ value }) => value)
    .join(' ');
}
