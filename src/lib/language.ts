import type { Language } from '@/contract/common';

export type { Language };

export interface LanguageFacts {
  /** Name in the language itself, for the language switch. */
  name: string;
  direction: 'ltr' | 'rtl';
  /** Prefix of the language's URLs; the router's `basename`. */
  basename: '' | '/ar';
  /** Language and country for link previews (Open Graph). */
  locale: string;
  /** URL of the web app manifest. */
  manifest: string;
}

export const languages: Readonly<Record<Language, LanguageFacts>> = {
  en: {
    name: 'English',
    direction: 'ltr',
    basename: '',
    locale: 'en_AE',
    manifest: '/site.webmanifest',
  },
  ar: {
    name: 'العربية',
    direction: 'rtl',
    basename: '/ar',
    locale: 'ar_AE',
    manifest: '/site.ar.webmanifest',
  },
};

/** A whole segment, because `/articleDetails` is English; any case, as the router matches its `basename`. */
const ARABIC_PREFIX = /^\/ar(?=[/?#]|$)/i;

/** Language of a URL path; English has no prefix. */
export function languageOf(path: string): Language {
  return ARABIC_PREFIX.test(path) ? 'ar' : 'en';
}

/** The language that the switch offers. */
export function otherLanguage(language: Language): Language {
  return language === 'en' ? 'ar' : 'en';
}

/** The prefix and the slashes behind it: the rest of `/ar//host` must not be a URL of another host. */
const PREFIX_TO_REMOVE = /^\/ar(?:\/+|(?=[?#]|$))/i;

/** Root-relative URL without the prefix of its language, e.g. `/ar/cart` → `/cart`. */
export function withoutLanguage(url: string): string {
  const rest = url.replace(PREFIX_TO_REMOVE, '/');
  return rest.startsWith('/') ? rest : `/${rest}`;
}

/** Root-relative URL with the prefix of a language, e.g. `/?page=2` → `/ar?page=2`. */
export function inLanguage(url: string, language: Language): string {
  const { basename } = languages[language];
  return basename === '' ? url : `${basename}${url.replace(/^\/(?=[?#]|$)/, '')}`;
}
