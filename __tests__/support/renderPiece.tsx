import { ThemeProvider } from '@mui/material/styles';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter, useLocation } from 'react-router';
import { makeTheme } from '@/theme/theme';
import { createTestStore, type Answer } from './fakeApi';

export interface RenderPieceOptions {
  /** Address at which the piece stands. */
  path?: string;
  /** What the network answers. */
  answer?: Answer;
}

const theme = makeTheme();

/** Renders one piece of the shop with theme, router and a store of its own on a fake network. */
export function renderPiece(piece: ReactNode, { path = '/', answer }: RenderPieceOptions = {}) {
  const place = { current: path, state: undefined as unknown };
  const shop = createTestStore(answer);

  function Place() {
    const location = useLocation();
    place.current = `${location.pathname}${location.search}`;
    place.state = location.state;
    return null;
  }

  const inShop = (shown: ReactNode) => (
    <ThemeProvider theme={theme}>
      <Provider store={shop.store}>
        <MemoryRouter initialEntries={[path]}>
          {shown}
          <Place />
        </MemoryRouter>
      </Provider>
    </ThemeProvider>
  );
  const view = render(inShop(piece));
  /** Shows the piece again, with other props. */
  const update = (next: ReactNode) => view.rerender(inShop(next));
  return { ...view, ...shop, place, update, user: userEvent.setup() };
}
