import type { EmotionCache } from '@emotion/cache';
import { QueryStatus } from '@reduxjs/toolkit/query';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router';
import { App } from '@/app/App';
import { apiBaseUrl } from '@/app/config';
import { makeEmotionCache } from '@/app/emotionCache';
import { firstViewCss, firstViewLink, foldScript } from '@/app/firstView';
import { findPage } from '@/app/pages';
import { baseApi } from '@/api/baseApi';
import { isApiError } from '@/api/errors';
import { abridge, homeApi } from '@/api/home';
import { toInlineAnswers } from '@/api/inlineAnswers';
import { FOLD_MARKUP } from '@/components/Fold';
import type { RenderedPage, RenderPage, RenderRequest, StyleBlock } from '@/contract/render';
import { makeStore, type AppStore } from '@/store/makeStore';
import type { PersistedAuthState } from '@/store/slices/authSlice';

/** A page asks, is answered, and may then ask for more; deeper chains are left to the browser. */
const MAX_ROUNDS = 4;
/** Only the browser knows who is signed in, and it has not looked yet. */
const UNKNOWN_SESSION: PersistedAuthState = {
  token: null,
  user: null,
  role: null,
  _persist: { version: 1, rehydrated: false },
};
/** The one page that shows an article's text. */
const ARTICLE_CHUNK = 'ArticlePage';
/** What `PageMeta` writes for a page about something that does not exist. */
const MISSING = '<meta name="robots" content="noindex"/>';
const NAMES_NOTHING = new Set([400, 404]);

/** What React lifts into the head; without an html element it puts it in front of the page's own markup. */
const LIFTED = /^(?:<title>[^<]*<\/title>|<(?:meta|link)\s[^>]*\/>)+/;

/** @throws what a component threw */
async function renderApp(store: AppStore, cache: EmotionCache, request: RenderRequest) {
  const errors: unknown[] = [];
  const { prelude } = await prerender(
    <StaticRouter location={request.address}>
      <App store={store} emotionCache={cache} origin={request.origin} />
    </StaticRouter>,
    {
      // Everything in its place: no part is to be moved there by a script.
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      onError: (error) => void errors.push(error),
    },
  );
  if (errors.length > 0) throw errors[0];
  return new Response(prelude).text();
}

interface Styles {
  head: StyleBlock[];
  rest: StyleBlock;
}

/**
 * Styles of the page. In the head stand the sheets that hold for all elements, each by its own name, and the classes of
 * `firstView` in one; those of the rest are left for the fold.
 */
function collectStyles({ key, inserted }: EmotionCache, firstView: string): Styles {
  const globals: StyleBlock[] = [];
  const classes = { names: [] as string[], css: '' };
  const rest = { names: [] as string[], css: '' };
  for (const [name, rules] of Object.entries(inserted)) {
    if (typeof rules !== 'string') continue;
    const isMovement = rules.includes(`keyframes ${name}`);
    if (rules === '' || isMovement || rules.includes(`.${key}-${name}`)) {
      const isOfFirstView = isMovement || firstView.includes(`${key}-${name}`);
      const group = isOfFirstView ? classes : rest;
      group.names.push(name);
      group.css += rules;
    } else globals.push({ name: `${key}-global ${name}`, css: rules });
  }
  const toBlock = ({ names, css }: typeof classes) => ({ name: `${key} ${names.join(' ')}`, css });
  return { head: [...globals, toBlock(classes)], rest: toBlock(rest) };
}

interface Attempt {
  html: string;
  cache: EmotionCache;
}

/** Renders until the page has every answer it asks for. */
async function renderWithAnswers(store: AppStore, request: RenderRequest): Promise<Attempt> {
  for (let round = 1; ; round += 1) {
    const cache = makeEmotionCache();
    cache.compat = true;
    const html = await renderApp(store, cache, request);
    const running = store.dispatch(baseApi.util.getRunningQueriesThunk());
    if (running.length === 0 || round === MAX_ROUNDS) return { html, cache };
    await Promise.all(running);
    if (failureOf(store) !== undefined) return { html, cache };
  }
}

/** Status of a page some of whose questions were not answered: 404 when it is about something unknown. */
function failureOf(store: AppStore): 200 | 404 | undefined {
  const entries = Object.values(store.getState().api.queries);
  const failures = entries.filter((entry) => entry?.status !== QueryStatus.fulfilled);
  if (failures.length === 0) return undefined;
  const isUnknown = failures.some(
    (entry) => isApiError(entry?.error) && NAMES_NOTHING.has(entry.error.status ?? 0),
  );
  return isUnknown ? 404 : 200;
}

/**
 * A page of the shop as an anonymous visitor sees it first. A page whose calls fail has no body:
 * the browser makes it, with its own error messages and retries.
 */
export const renderPage: RenderPage = async (request): Promise<RenderedPage> => {
  const { pathname } = new URL(request.address, request.origin);
  const { chunk } = findPage(pathname);
  const store = makeStore({
    services: {
      apiBaseUrl: new URL(apiBaseUrl, request.origin).href,
      fetch: request.fetch,
      log: () => undefined,
    },
    preloadedState: { auth: UNKNOWN_SESSION },
  });
  const { html, cache } = await renderWithAnswers(store, request);
  if (chunk !== ARTICLE_CHUNK) {
    store.dispatch(homeApi.util.updateQueryData('getHomePage', undefined, abridge));
  }
  const answers = toInlineAnswers(store.getState().api);
  const failure = failureOf(store);
  if (failure !== undefined) {
    return { status: failure, head: '', body: undefined, styles: [], answers, chunk };
  }
  const head = LIFTED.exec(html)?.[0] ?? '';
  const fold = html.indexOf(FOLD_MARKUP);
  const body = html.slice(head.length, fold === -1 ? undefined : fold);
  const styles = collectStyles(cache, body);
  return {
    status: head.includes(MISSING) ? 404 : 200,
    head: fold === -1 ? head : firstViewLink + head,
    body,
    styles: [{ css: firstViewCss }, ...styles.head],
    ...(fold !== -1 && {
      rest: {
        body: html.slice(fold + FOLD_MARKUP.length),
        styles: styles.rest,
        script: foldScript,
      },
    }),
    answers,
    chunk,
  };
};
