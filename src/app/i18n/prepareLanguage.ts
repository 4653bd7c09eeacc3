import { QueryStatus } from '@reduxjs/toolkit/query';
import { baseApi } from '@/api/baseApi';
import { toSsrCache } from '@/api/ssrCache';
import { loadOptionalFonts } from '@/browser/swapLoadedFonts';
import type { SsrCache } from '@/contract/render';
import { createI18n, type I18n } from '@/i18n/createI18n';
import type { Language } from '@/lib/language';
import { makeStore, type AppDispatch, type AppStore } from '@/store/makeStore';
import { applyLanguage } from './applyLanguage';
import { loadCatalog } from './loadCatalog';

/** Longest wait for answers and fonts, in ms: what is missing then, the page shows when it arrives. */
const MAX_WAIT_MS = 2_000;

/** Everything that a page needs to be shown in another language at once. */
export interface PreparedLanguage {
  i18n: I18n;
  /** Moves document, store and requests to the language; repeated calls do nothing. */
  apply: () => void;
}

/** The part of a query's endpoint that sends it. */
interface QueryEndpoint {
  initiate: (arg: unknown, options: { subscribe: false }) => Parameters<AppDispatch>[0];
}

const atMost = <Result>(promise: Promise<Result>): Promise<Result | undefined> =>
  Promise.race([
    promise,
    new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), MAX_WAIT_MS)),
  ]);

/** Answers in another language to the queries that components subscribe to, from a store of its own. */
async function fetchAnswers(store: AppStore, i18n: I18n): Promise<SsrCache> {
  const { api, auth } = store.getState();
  const { apiBaseUrl, fetch, isOffline } = store.services;
  const other = makeStore({
    services: { apiBaseUrl, fetch, isOffline, i18n, log: () => undefined },
    preloadedState: { auth },
  });
  const endpoints = baseApi.endpoints as unknown as Record<string, QueryEndpoint | undefined>;
  const isShown = (key: string) => Object.keys(api.subscriptions[key] ?? {}).length > 0;
  // The state has subscriptions half a second after they begin; until then all queries are those of the page.
  const isEarly = !Object.keys(api.subscriptions).some(isShown);
  for (const [key, query] of Object.entries(api.queries)) {
    if (query?.status !== QueryStatus.fulfilled || !(isEarly || isShown(key))) continue;
    const endpoint = endpoints[query.endpointName];
    if (endpoint) other.dispatch(endpoint.initiate(query.originalArgs, { subscribe: false }));
  }
  await atMost(Promise.all(other.dispatch(baseApi.util.getRunningQueriesThunk())));
  return toSsrCache(other.getState().api);
}

/**
 * Loads texts, fonts and answers of another language, and waits for changes that are being sent, whose outcome their form
 * has to show.
 * @throws when the texts cannot be loaded
 */
export async function prepareLanguage(
  store: AppStore,
  language: Language,
): Promise<PreparedLanguage> {
  // A page without its fonts shows those of the system.
  const fonts = language === 'ar' && atMost(loadOptionalFonts().catch(() => undefined));
  const i18n = createI18n(language, await loadCatalog(language));
  const [answers] = await Promise.all([fetchAnswers(store, i18n), fonts]);
  await Promise.all(store.dispatch(baseApi.util.getRunningMutationsThunk()));
  return { i18n, apply: () => applyLanguage(store, i18n, answers) };
}
