import type { Decorator } from '@storybook/react-webpack5';
import { CacheProvider } from '@emotion/react';
import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { useLayoutEffect, useState, type ReactNode } from 'react';
import { Provider } from 'react-redux';
import { matchRoutes, MemoryRouter, Route, Routes } from 'react-router';
import { BareLayout } from '@/app/layout/BareLayout';
import { AppLayout } from '@/app/layout/AppLayout';
import { bareRoutes } from '@/app/routing/routes';
import { LazyToasts } from '@/app/layout/LazyToasts';
import { I18nContext } from '@/i18n/I18nContext';
import { dirOf, texts, themes, type StoryLocale } from './languages';
import { inArabic } from './inArabic';
import { cacheOf, setMotion, type Motion } from './motion';
import { makeStoryStore, type ShopParameters } from './storyStore';

export type { ShopParameters } from './storyStore';

interface ShopProps {
  parameters: ShopParameters;
  isPage: boolean;
  motion: Motion;
  locale: StoryLocale;
  /** Whether several stories share the document, so that none may change its direction. */
  isOnDocsPage: boolean;
  children: ReactNode;
}

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

function useDocumentLocale(locale: StoryLocale): void {
  useLayoutEffect(() => {
    document.documentElement.dir = dirOf(locale);
    document.documentElement.lang = locale === 'ar' ? 'ar' : 'en';
    return () => document.documentElement.removeAttribute('dir');
  }, [locale]);
}

function Shop({ parameters, isPage, motion, locale, isOnDocsPage, children }: ShopProps) {
  const [store] = useState(() => makeStoryStore(parameters, texts[locale]));
  const { path = '/', state, hasOwnToasts = false } = parameters;
  const [pathname = '/', search = ''] = path.split('?');
  const entry = {
    pathname,
    search: search === '' ? '' : `?${search}`,
    state: locale === 'ar' ? inArabic(state) : state,
  };
  useDocumentLocale(isOnDocsPage ? 'en' : locale);

  return (
    <CacheProvider value={cacheOf(motion)}>
      <ThemeProvider theme={themes[locale]}>
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
export const withShop: Decorator = (Story, { args, title, parameters, globals, viewMode }) => {
  const motion = globals['motion'] as Motion;
  const locale = globals['locale'] as StoryLocale;
  const isOnDocsPage = viewMode === 'docs';
  setMotion(motion);
  return (
    <div dir={isOnDocsPage ? dirOf(locale) : undefined}>
      <Shop
        key={`${motion} ${locale}`}
        parameters={(parameters['shop'] ?? {}) as ShopParameters}
        isPage={title.startsWith('Pages/')}
        motion={motion}
        locale={locale}
        isOnDocsPage={isOnDocsPage}
      >
        <Story args={locale === 'ar' ? inArabic(args) : args} />
      </Shop>
    </div>
  );
};
