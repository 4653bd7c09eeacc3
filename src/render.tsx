import createEmotionServer from '@emotion/server/create-instance';
import { QueryStatus } from '@reduxjs/toolkit/query';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router';
import { baseApi } from '@/api/baseApi';
import { isApiError } from '@/api/errors';
import { homeApi, omitArticleBodies } from '@/api/home';
import { toSsrCache } from '@/api/ssrCache';
import { App } from '@/app/App';
import { apiBaseUrl } from '@/app/config';
import { createEmotionCache } from '@/app/ssr/emotionCache';
import { loadCatalog } from '@/app/i18n/loadCatalog';
import { matchPage } from '@/app/routing/routes';
import type { RenderedPage, RenderPage, RenderRequest, StyleChunk } from '@/contract/render';
import { sanitiseOnServer } from '@/features/articles/sanitiseOnServer';
import { ServerSanitiserContext } from '@/features/articles/ServerSanitiserContext';
import { createI18n } from '@/i18n/createI18n';
import { makeStore, type AppStore } from '@/store/makeStore';
import { languageOf, languages } from '@/lib/language';
import type { PersistedAuthState } from '@/store/slices/authSlice';

/** Maximum render passes; deeper request waterfalls run on the client. */
const MAX_PASSES = 4;
/** The session before redux-persist restores it; only the browser has the session. */
const UNKNOWN_SESSION: PersistedAuthState = {
  token: null,
  user: null,
  role: null,
  _persist: { version: 1, rehydrated: false },
};
/** Chunk of the only page that shows the body of an article. */
const ARTICLE_CHUNK = 'ArticlePage';
/** Rendered by `PageMeta` on a page about something that does not exist. */
const NO_INDEX = '<meta name="robots" content="noindex"/>';
/** API statuses for something that does not exist. */
const NOT_FOUND = new Set([400, 404]);

/** Document metadata, which React renders before the markup when there is no html element. */
const METADATA = /^(?:<title>[^<]*<\/title>|<(?:meta|link)\s[^>]*\/>)+/;

interface Markup {
  html: string;
  styles: StyleChunk[];
}

/** @throws the error that a component threw */
async function renderApp(store: AppStore, request: RenderRequest): Promise<Markup> {
  const { language } = store.services.i18n;
  const emotionCache = createEmotionCache();
  const emotionServer = createEmotionServer(emotionCache);
  const errors: unknown[] = [];
  const { prelude } = await prerender(
    <ServerSanitiserContext value={sanitiseOnServer}>
      <StaticRouter basename={languages[language].basename} location={request.url}>
        <App store={store} emotionCache={emotionCache} origin={request.origin} />
      </StaticRouter>
    </ServerSanitiserContext>,
    {
      // Inlines every Suspense boundary, so that the page is readable without scripts.
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      onError: (error) => void errors.push(error),
    },
  );
  if (errors.length > 0) throw errors[0];
  return emotionServer.extractCriticalToChunks(await new Response(prelude).text());
}

/** Renders until every query of the page is fulfilled. */
async function renderWithData(store: AppStore, request: RenderRequest): Promise<Markup> {
  for (let pass = 1; ; pass += 1) {
    const markup = await renderApp(store, request);
    const running = store.dispatch(baseApi.util.getRunningQueriesThunk());
    if (running.length === 0 || pass === MAX_PASSES) return markup;
    await Promise.all(running);
    if (failureOf(store) !== undefined) return markup;
  }
}

/** Status of a page with rejected queries; 404 when it is about something that does not exist. */
function failureOf(store: AppStore): 200 | 404 | undefined {
  const entries = Object.values(store.getState().api.queries);
  const failures = entries.filter((entry) => entry?.status !== QueryStatus.fulfilled);
  if (failures.length === 0) return undefined;
  const isNotFound = failures.some(
    (entry) => isApiError(entry?.error) && NOT_FOUND.has(entry.error.status ?? 0),
  );
  return isNotFound ? 404 : 200;
}

/**
 * Renders a page without a session. A page with rejected queries has no body: the client renders it, with error messages
 * and retries.
 */
export const renderPage: RenderPage = async (request): Promise<RenderedPage> => {
  const { pathname } = new URL(request.url, request.origin);
  const language = languageOf(pathname);
  const i18n = createI18n(language, await loadCatalog(language));
  const { chunk } = matchPage(pathname);
  const store = makeStore({
    services: {
      apiBaseUrl: new URL(apiBaseUrl, request.origin).href,
      fetch: request.fetch,
      log: () => undefined,
      i18n,
    },
    preloadedState: { auth: UNKNOWN_SESSION },
  });
  const { html, styles } = await renderWithData(store, request);
  if (chunk !== ARTICLE_CHUNK) {
    store.dispatch(homeApi.util.updateQueryData('getHomePage', undefined, omitArticleBodies));
  }
  const cache = toSsrCache(store.getState().api);
  const failure = failureOf(store);
  if (failure !== undefined) {
    return { language, status: failure, head: '', body: undefined, styles: [], cache, chunk };
  }
  const head = METADATA.exec(html)?.[0] ?? '';
  return {
    language,
    status: head.includes(NO_INDEX) ? 404 : 200,
    head,
    body: html.slice(head.length),
    styles,
    cache,
    chunk,
  };
};
