import type { EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { Provider } from 'react-redux';
import { SiteContext } from '@/components/siteContext';
import { socialImage } from '@/content/socialImage';
import type { AppStore } from '@/store/makeStore';
import { makeTheme } from '@/theme/theme';
import { AppRoutes } from './routes';
import { NavigationBridge } from './NavigationBridge';
import { ScrollManager } from './ScrollManager';
import { ToastArea } from './ToastArea';

export interface AppProps {
  store: AppStore;
  emotionCache: EmotionCache;
  /** Where the shop is open, e.g. `https://shop.example`. */
  origin?: string;
}

const theme = makeTheme();

/** The shop without its router, so that browser, server and tests each bring their own. */
export function App({ store, emotionCache, origin = '' }: AppProps) {
  return (
    <CacheProvider value={emotionCache}>
      <ThemeProvider theme={theme}>
        <CssBaseline />
        <Provider store={store}>
          <SiteContext value={{ origin, image: socialImage }}>
            <NavigationBridge />
            <ScrollManager />
            <AppRoutes />
            <ToastArea />
          </SiteContext>
        </Provider>
      </ThemeProvider>
    </CacheProvider>
  );
}
