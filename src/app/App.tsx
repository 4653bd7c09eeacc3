import type { EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import CssBaseline from '@mui/material/CssBaseline';
import type { Theme } from '@mui/material/styles';
import ThemeProvider from '@mui/system/ThemeProvider';
import { Provider } from 'react-redux';
import { DialogErrorContext } from '@/components/lazyPart';
import { messages } from '@/components/messages';
import { SiteContext } from '@/components/siteContext';
import type { I18n } from '@/i18n/createI18n';
import { I18nContext } from '@/i18n/I18nContext';
import type { AppStore, RootState } from '@/store/makeStore';
import { showToast } from '@/store/toasts';
import { makeTheme } from '@/theme/theme';
import type { Language } from '@/lib/language';
import { AppRoutes } from './routing/routes';
import { NavigationBridge } from './navigation/NavigationBridge';
import { ReplayMissedPopState } from './navigation/ReplayMissedPopState';
import { ScrollManager } from './navigation/ScrollManager';
import { LazyToasts } from './layout/LazyToasts';

export interface AppProps {
  store: AppStore;
  /** Language and texts; those of the store by default. */
  i18n?: I18n;
  emotionCache: EmotionCache;
  /** Origin of the shop, e.g. `https://shop.example`. */
  origin?: string;
  /** State of the server render, for hydration. */
  serverState?: RootState;
}

/** Default image of link previews. */
const SOCIAL_IMAGE = '/media/banners/living-drapes/1600x900-ccc4b7/1280.webp';

const themes = new Map<Language, Theme>();

/** The theme of a language; created once, because the server renders both. */
function themeOf(language: Language): Theme {
  const theme = themes.get(language) ?? makeTheme(language);
  themes.set(language, theme);
  return theme;
}

/** Root component without a router; browser, server and tests provide theirs. */
export function App(props: AppProps) {
  const { store, i18n = store.services.i18n, emotionCache, origin = '', serverState } = props;
  const showDialogError = () =>
    store.dispatch(
      showToast({
        message: i18n.t(messages.dialogFailed),
        variant: 'error',
        problemOf: 'dialog',
      }),
    );
  return (
    <CacheProvider value={emotionCache}>
      <ThemeProvider theme={themeOf(i18n.language)}>
        <CssBaseline />
        <I18nContext value={i18n}>
          <Provider store={store} serverState={serverState}>
            <SiteContext value={{ origin, image: SOCIAL_IMAGE }}>
              <ReplayMissedPopState />
              <NavigationBridge />
              <ScrollManager />
              <DialogErrorContext value={showDialogError}>
                <AppRoutes />
              </DialogErrorContext>
              <LazyToasts />
            </SiteContext>
          </Provider>
        </I18nContext>
      </ThemeProvider>
    </CacheProvider>
  );
}
