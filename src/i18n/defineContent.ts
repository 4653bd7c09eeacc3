import type { Language } from '@/lib/language';

type OtherLanguage = Exclude<Language, 'en'>;

/** Long texts in every language. English is part of the page's chunk, each other language is a chunk of its own. */
export interface Content<Texts> {
  readonly en: Texts;
  /** Texts of a language that are loaded; `undefined` before. */
  readonly loaded: (language: Language) => Texts | undefined;
  /** Texts of another language; every call returns the same promise. */
  readonly load: (language: OtherLanguage) => Promise<Texts>;
}

/** Defines long texts: `defineContent(english, { ar: async () => (await import('./ar/terms')).terms })`. */
export function defineContent<Texts>(
  en: Texts,
  loaders: Readonly<Record<OtherLanguage, () => Promise<NoInfer<Texts>>>>,
): Content<Texts> {
  const promises = new Map<OtherLanguage, Promise<Texts>>();
  const results = new Map<Language, Texts>([['en', en]]);
  return {
    en,
    loaded: (language) => results.get(language),
    load: (language) => {
      const loading = promises.get(language) ?? loaders[language]();
      if (!promises.has(language)) {
        promises.set(language, loading);
        loading.then(
          (texts) => results.set(language, texts),
          () => promises.delete(language),
        );
      }
      return loading;
    },
  };
}
