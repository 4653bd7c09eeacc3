import { CacheProvider } from '@emotion/react';
import { ThemeProvider } from '@mui/material/styles';
import { act, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter, useLocation, useNavigate } from 'react-router';
import { makeTheme } from '@/theme/theme';
import { createEmotionCache } from '@/app/ssr/emotionCache';
import { createTestStore, type Respond } from './fakeApi';
import { createVisibilityStyles } from './visibilityStyles';

export interface RenderPieceOptions {
  /** Initial path. */
  path?: string;
  /** Responds to requests. */
  respond?: Respond;
  /** Whether the test reads styles beside those that hide an element, which makes queries by role slow. */
  hasAllStyles?: boolean;
}

const theme = makeTheme();

/** Renders an element with theme, router and a new store on a fake network. */
export function renderElement(
  element: ReactNode,
  { path = '/', respond, hasAllStyles = false }: RenderPieceOptions = {},
) {
  const place = {
    current: path,
    state: undefined as unknown,
    /** Moves through the history like the buttons of the browser. */
    go: (delta: number): void => {
      throw new Error(`The router has not rendered yet, so it cannot go ${delta}.`);
    },
  };
  const shop = createTestStore(respond);
  const styles = hasAllStyles ? createEmotionCache() : createVisibilityStyles();

  function Place() {
    const location = useLocation();
    const navigate = useNavigate();
    place.current = `${location.pathname}${location.search}`;
    place.state = location.state;
    place.go = (delta) => act(() => void navigate(delta));
    return null;
  }

  const wrap = (children: ReactNode) => (
    <CacheProvider value={styles}>
      <ThemeProvider theme={theme}>
        <Provider store={shop.store}>
          <MemoryRouter initialEntries={[path]}>
            {children}
            <Place />
          </MemoryRouter>
        </Provider>
      </ThemeProvider>
    </CacheProvider>
  );
  const view = render(wrap(element));
  /** Renders another element, or the same with other props. */
  const update = (next: ReactNode) => view.rerender(wrap(next));
  return { ...view, ...shop, place, update, user: userEvent.setup() };
}
