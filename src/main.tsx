// First, because `@emotion/react` adopts styles when it is evaluated.
import '@/app/ssr/keepServerStyles';
import '@/theme/fonts.css';
import { Fragment, StrictMode, startTransition, type ComponentType, type ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { ssrCacheReceived } from '@/api/ssrCache';
import { App } from '@/app/App';
import { apiBaseUrl } from '@/app/config';
import { createEmotionCache } from '@/app/ssr/emotionCache';
import { syncSessionAcrossTabs } from '@/app/startup/syncSessionAcrossTabs';
import { readHydrationPayload } from '@/app/ssr/hydrationPayload';
import { trackPresses } from '@/hooks/navigation/latestPress';
import { Prefetching } from '@/app/navigation/Prefetching';
import { reportErrors } from '@/app/startup/reportErrors';
import { startOfflineSupport } from '@/app/startup/startOfflineSupport';
import { isOffline } from '@/browser/connection';
import { loadChunk } from '@/browser/loadChunk';
import { LanguageRoot } from '@/app/i18n/LanguageRoot';
import { loadCatalog } from '@/app/i18n/loadCatalog';
import { createI18n } from '@/i18n/createI18n';
import type { Catalog } from '@/i18n/translateMessages';
import { makeStore, startFocusRefetch, startPersistence } from '@/store/makeStore';
import { createSafeStorage } from '@/store/safeStorage';
import { languageOf, withoutLanguage } from '@/lib/language';

const language = languageOf(window.location.pathname);

/** In development the window gets caught errors as well, because the overlay of webpack-dev-server listens to it. */
const logCaughtError = process.env.NODE_ENV === 'production' ? console.error : reportError;

/**
 * Renders the shop, or hydrates the page of the server.
 * @param Wrapper what a language adds around the shop
 */
function start(catalog: Catalog, Wrapper: ComponentType<{ children: ReactNode }> = Fragment): void {
  const store = makeStore({
    storage: createSafeStorage(() => window.localStorage),
    services: {
      apiBaseUrl,
      isOffline,
      i18n: createI18n(language, catalog),
      currentPath: () => withoutLanguage(`${window.location.pathname}${window.location.search}`),
    },
  });

  const report = reportErrors(store);
  // React reports uncaught errors to the window. With this option it does not log caught ones to the console.
  const rootOptions = {
    onCaughtError: (error: unknown) => {
      logCaughtError(error);
      report(error);
    },
  };

  const container = document.getElementById('root');
  if (container === null) throw new Error('The page has no #root element to render into.');

  const payload = container.hasChildNodes() ? readHydrationPayload(document) : undefined;
  if (payload !== undefined) store.dispatch(ssrCacheReceived(payload.cache));

  startPersistence(store);
  // Before redux-persist restores the session, which the server render did not have.
  const serverState = store.getState();
  startFocusRefetch(store);
  syncSessionAcrossTabs(store);
  trackPresses();

  const emotionCache = createEmotionCache();
  const shop = (
    <StrictMode>
      <LanguageRoot store={store}>
        {(i18n) => (
          <Prefetching store={store}>
            <Wrapper>
              <App
                store={store}
                i18n={i18n}
                emotionCache={emotionCache}
                origin={payload?.origin ?? window.location.origin}
                serverState={serverState}
              />
            </Wrapper>
          </Prefetching>
        )}
      </LanguageRoot>
    </StrictMode>
  );

  if (payload === undefined) {
    container.replaceChildren();
    createRoot(container, rootOptions).render(shop);
  } else {
    // In a transition, hydration yields to user events.
    startTransition(() => void hydrateRoot(container, shop, rootOptions));
  }

  if (process.env.NODE_ENV === 'production') startOfflineSupport(store, payload?.cache);
}

async function startInArabic(): Promise<void> {
  const [catalog, { LateFonts }] = await Promise.all([
    loadCatalog('ar'),
    loadChunk(() => import(/* webpackChunkName: "arabic" */ '@/app/startup/LateFonts')),
  ]);
  start(catalog, LateFonts);
}

// English texts are in the scripts of the page, so English pages wait for no request. They start in a task of their own, because with the
// evaluation of the scripts it would be one long task (docs/benchmarks.md).
if (language === 'en') setTimeout(() => start({}));
else void startInArabic();
