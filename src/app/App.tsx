import type { EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { Provider } from 'react-redux';
import { SiteContext } from '@/components/siteContext';
import { socialImage } from '@/content/socialImage';
import type { AppStore, RootState } from '@/store/makeStore';
import { makeTheme } from '@/theme/theme';
import { AppRoutes } from './routes';
import { MissedSteps } from './MissedSteps';
import { NavigationBridge } from './NavigationBridge';
import { ScrollManager } from './ScrollManager';
import { ToastArea } from './ToastArea';

export interface AppProps {
  store: AppStore;
  emotionCache: EmotionCache;
  /** Where the shop is open, e.g. `https://shop.example`. */
  origin?: string;
  /** The state a page was rendered from on the server; hydration starts from it. */
  serverState?: RootState;
}

const theme = makeTheme();

/** The shop without its router, so that browser, server and tests each bring their own. */
export function App({ store, emotionCache, origin = '', serverState }: AppProps) {
  return (
    <CacheProvider value={emotionCache}>
      <ThemeProvider theme={theme}>
        <CssBaseline />
        <Provider store={store} serverState={serverState}>
          <SiteContext value={{ origin, image: socialImage }}>
            <MissedSteps />
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
