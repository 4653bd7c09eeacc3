import type { Language } from './language';

/** Attributes of text in another language than its page; none for text in the page's language (product 14.5). */
export const textIn = (lang: Language | undefined) =>
  lang === undefined ? undefined : ({ lang, dir: 'auto' } as const);
