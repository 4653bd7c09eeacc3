import type { Decorator } from '@storybook/react-webpack5';
import { CacheProvider } from '@emotion/react';
import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { useLayoutEffect, useState, type ReactNode } from 'react';
import { Provider } from 'react-redux';
import { matchRoutes, MemoryRouter, Route, Routes } from 'react-router';
import { BareLayout } from '@/app/layout/BareLayout';
import { AppLayout } from '@/app/layout/AppLayout';
import { arabicCatalog } from '@/app/i18n/arabicCatalog';
import { bareRoutes } from '@/app/routing/routes';
import { LazyToasts } from '@/app/layout/LazyToasts';
import { createPseudoI18n } from '@/fixtures/pseudoI18n';
import { createI18n } from '@/i18n/createI18n';
import { I18nContext } from '@/i18n/I18nContext';
import { makeTheme } from '@/theme/theme';
import { cacheOf, setMotion, type Motion } from './motion';
import { makeStoryStore, type ShopParameters } from './storyStore';

export type { ShopParameters } from './storyStore';

/** Value of the toolbar: English, Arabic, or English with pseudo-texts. */
type Direction = 'ltr' | 'rtl' | 'pseudo';

interface ShopProps {
  parameters: ShopParameters;
  isPage: boolean;
  motion: Motion;
  direction: Direction;
  /** Whether several stories share the document, so that none may change its direction. */
  isOnDocsPage: boolean;
  children: ReactNode;
}

const languages = {
  ltr: createI18n('en'),
  rtl: createI18n('ar', arabicCatalog),
  pseudo: createPseudoI18n(),
};
const english = makeTheme('en');
const themes = { ltr: english, rtl: makeTheme('ar'), pseudo: english };
/** `dir` attribute of a toolbar value. */
const dirOf = (direction: Direction) => (direction === 'rtl' ? 'rtl' : 'ltr');

/** Renders a page in the layout of its route. */
function PageInLayout({ pathname, children }: { pathname: string; children: ReactNode }) {
  const isBare = matchRoutes(bareRoutes, pathname) !== null;
  return (
    <Routes>
      <Route element={isBare ? <BareLayout /> : <AppLayout />}>
        <Route path="*" element={children} />
      </Route>
    </Routes>
  );
}

function useDocumentDirection(direction: Direction): void {
  useLayoutEffect(() => {
    document.documentElement.dir = dirOf(direction);
    document.documentElement.lang = direction === 'rtl' ? 'ar' : 'en';
    return () => document.documentElement.removeAttribute('dir');
  }, [direction]);
}

function Shop({ parameters, isPage, motion, direction, isOnDocsPage, children }: ShopProps) {
  const [store] = useState(() => makeStoryStore(parameters, languages[direction]));
  const { path = '/', state, hasOwnToasts = false } = parameters;
  const [pathname = '/', search = ''] = path.split('?');
  const entry = { pathname, search: search === '' ? '' : `?${search}`, state };
  useDocumentDirection(isOnDocsPage ? 'ltr' : direction);

  return (
    <CacheProvider value={cacheOf(motion)}>
      <ThemeProvider theme={themes[direction]}>
        <CssBaseline />
        <I18nContext value={store.services.i18n}>
          <Provider store={store}>
            <MemoryRouter initialEntries={[entry]}>
              {isPage ? <PageInLayout pathname={pathname}>{children}</PageInLayout> : children}
              {!hasOwnToasts && <LazyToasts />}
            </MemoryRouter>
          </Provider>
        </I18nContext>
      </ThemeProvider>
    </CacheProvider>
  );
}

/** Decorator of all stories: theme, store, router and toasts, with the settings of the toolbar. */
export const withShop: Decorator = (Story, { title, parameters, globals, viewMode }) => {
  const motion = globals['motion'] as Motion;
  const direction = globals['direction'] as Direction;
  const isOnDocsPage = viewMode === 'docs';
  setMotion(motion);
  return (
    <div dir={isOnDocsPage ? dirOf(direction) : undefined}>
      <Shop
        key={`${motion} ${direction}`}
        parameters={(parameters['shop'] ?? {}) as ShopParameters}
        isPage={title.startsWith('Pages/')}
        motion={motion}
        direction={direction}
        isOnDocsPage={isOnDocsPage}
      >
        <Story />
      </Shop>
    </div>
  );
};
