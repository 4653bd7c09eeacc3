import type { Language } from '@/lib/language';

type OtherLanguage = Exclude<Language, 'en'>;

/** Long texts in every language. English is part of the page's chunk, each other language is a chunk of its own. */
export interface Content<Texts> {
  readonly en: Texts;
  /** Texts of another language; every call returns the same promise. */
  readonly load: (language: OtherLanguage) => Promise<Texts>;
}

/**
 * Lets `use` read a resolved promise without suspending, as for promises that React has seen before.
 * https://github.com/reactjs/rfcs/pull/229
 */
function trackResult<Texts>(promise: Promise<Texts>): Promise<Texts> {
  void promise
    .then((value) => Object.assign(promise, { status: 'fulfilled', value }))
    .catch(() => undefined);
  return promise;
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
      const loading = promises.get(language) ?? trackResult(loaders[language]());
      promises.set(language, loading);
      return loading;
    },
  };
}
