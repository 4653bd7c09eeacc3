import type { Decorator } from '@storybook/react-webpack5';
import { CacheProvider } from '@emotion/react';
import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { useLayoutEffect, useState, type ReactNode } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router';
import { BareFrame } from '@/app/frame/BareFrame';
import { Frame } from '@/app/frame/Frame';
import { barePages, findPage } from '@/app/pages';
import { ToastArea } from '@/app/ToastArea';
import { makeTheme } from '@/theme/theme';
import { cacheOf, setMotion, type Motion } from './motion';
import { makeStoryStore, type ShopParameters } from './storyStore';

export type { ShopParameters } from './storyStore';

type Direction = 'ltr' | 'rtl';

interface ShopProps {
  parameters: ShopParameters;
  isPage: boolean;
  motion: Motion;
  direction: Direction;
  /** On a docs page the story is one of several, so the document itself stays as it is. */
  isOnDocsPage: boolean;
  children: ReactNode;
}

const themes = { ltr: makeTheme('ltr'), rtl: makeTheme('rtl') };

/** A whole page stands in the frame of its route. */
function PageInFrame({ pathname, children }: { pathname: string; children: ReactNode }) {
  const FrameOfPage = barePages.includes(findPage(pathname)) ? BareFrame : Frame;
  return <FrameOfPage>{children}</FrameOfPage>;
}

function useDocumentDirection(direction: Direction): void {
  useLayoutEffect(() => {
    document.documentElement.dir = direction;
    return () => document.documentElement.removeAttribute('dir');
  }, [direction]);
}

function Shop({ parameters, isPage, motion, direction, isOnDocsPage, children }: ShopProps) {
  const [store] = useState(() => makeStoryStore(parameters));
  const { path = '/', state, hasOwnToasts = false } = parameters;
  const [pathname = '/', search = ''] = path.split('?');
  const entry = { pathname, search: search === '' ? '' : `?${search}`, state };
  useDocumentDirection(isOnDocsPage ? 'ltr' : direction);

  return (
    <CacheProvider value={cacheOf(motion)}>
      <ThemeProvider theme={themes[direction]}>
        <CssBaseline />
        <Provider store={store}>
          <MemoryRouter initialEntries={[entry]}>
            {isPage ? <PageInFrame pathname={pathname}>{children}</PageInFrame> : children}
            {!hasOwnToasts && <ToastArea />}
          </MemoryRouter>
        </Provider>
      </ThemeProvider>
    </CacheProvider>
  );
}

/** Every story stands in the shop: theme, a store of its own, an address, toasts; and follows the toolbar. */
export const withShop: Decorator = (Story, { title, parameters, globals, viewMode }) => {
  const motion = globals['motion'] as Motion;
  const direction = globals['direction'] as Direction;
  const isOnDocsPage = viewMode === 'docs';
  setMotion(motion);
  return (
    <div dir={isOnDocsPage ? direction : undefined}>
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
