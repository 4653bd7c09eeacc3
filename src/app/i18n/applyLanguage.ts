import { baseApi } from '@/api/baseApi';
import { ssrCacheReceived } from '@/api/ssrCache';
import type { SsrCache } from '@/contract/render';
import type { I18n } from '@/i18n/createI18n';
import { languages, type Language } from '@/lib/language';
import type { AppStore } from '@/store/makeStore';

/** Writes what the server writes into the document of a language. */
function writeDocument(language: Language): void {
  const { direction, manifest } = languages[language];
  document.documentElement.lang = language;
  document.documentElement.dir = direction;
  document.querySelector('link[rel=manifest]')?.setAttribute('href', manifest);
}

/**
 * Moves document, store and requests to another language.
 * @param answers of the server in that language; the page requests those that it shows and that are missing
 */
export function applyLanguage(store: AppStore, i18n: I18n, answers: SsrCache): void {
  // React repeats effects in development.
  if (store.services.i18n === i18n) return;
  store.services.i18n = i18n;
  writeDocument(i18n.language);
  store.dispatch(baseApi.util.resetApiState());
  store.dispatch(ssrCacheReceived(answers));
}
