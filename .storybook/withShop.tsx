import type { Decorator } from '@storybook/react-webpack5';
import { CacheProvider } from '@emotion/react';
import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { useState } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router';
import { makeEmotionCache } from '@/app/emotionCache';
import { makeStore, type AppStore } from '@/store/makeStore';
import { signedIn } from '@/store/slices/authSlice';
import { makeTheme } from '@/theme/theme';

/** What a story asks of the shop around it: `parameters: { shop: … }`. */
export interface ShopParameters {
  /** Starts with a customer signed in. */
  signedIn?: boolean;
  /** Address of the story, for pieces that read it. */
  path?: string;
  /** Navigation state of that address. */
  state?: unknown;
  /** Fills the store with answers, e.g. by `upsertQueryEntries`. */
  fill?: (store: AppStore) => void;
}

const theme = makeTheme();
const emotionCache = makeEmotionCache();

/** No story reaches a network: what the store was not filled with stays loading. */
const neverAnswers: typeof fetch = () => new Promise(() => undefined);

function makeStoryStore({ signedIn: isSignedIn, fill }: ShopParameters): AppStore {
  const store = makeStore({
    services: { apiBaseUrl: 'http://stories.test/api', fetch: neverAnswers },
  });
  if (isSignedIn) {
    store.dispatch(
      signedIn({
        token: 'token-of-a-story',
        role: 'user',
        user: { _id: 'layla', email: 'layla@sadeel.example', name: 'Layla Haddad' },
      }),
    );
  }
  fill?.(store);
  return store;
}

function Shop({ parameters, children }: { parameters: ShopParameters; children: React.ReactNode }) {
  const [store] = useState(() => makeStoryStore(parameters));
  const [pathname = '/', search = ''] = (parameters.path ?? '/').split('?');
  const entry = { pathname, search: search === '' ? '' : `?${search}`, state: parameters.state };
  return (
    <CacheProvider value={emotionCache}>
      <ThemeProvider theme={theme}>
        <CssBaseline />
        <Provider store={store}>
          <MemoryRouter initialEntries={[entry]}>{children}</MemoryRouter>
        </Provider>
      </ThemeProvider>
    </CacheProvider>
  );
}

/** Every story stands in the shop: theme, a store of its own and an address. */
export const withShop: Decorator = (Story, { parameters }) => (
  <Shop parameters={(parameters['shop'] ?? {}) as ShopParameters}>
    <Story />
  </Shop>
);
