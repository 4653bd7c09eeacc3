import type { Language } from '@/lib/language';

type OtherLanguage = Exclude<Language, 'en'>;

/** Long texts in every language. English is part of the page's chunk, each other language is a chunk of its own. */
export interface Content<Texts> {
  readonly en: Texts;
  /** Texts of another language; every call returns the same promise. */
  readonly load: (language: OtherLanguage) => Promise<Texts>;
}

/** Defines long texts: `defineContent(english, { ar: async () => (await import('./ar/terms')).terms })`. */
export function defineContent<Texts>(
  en: Texts,
  loaders: Readonly<Record<OtherLanguage, () => Promise<NoInfer<Texts>>>>,
): Content<Texts> {
  const promises = new Map<OtherLanguage, Promise<Texts>>();
  return {
    en,
    load: (language) => {
      const loading = promises.get(language) ?? loaders[language]();
      promises.set(language, loading);
      return loading;
    },
  };
}
