import { act, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, parsePath, useLocation, useNavigate } from 'react-router';
import { App } from '@/app/App';
import { isOffline } from '@/browser/connection';
import { createI18n, type I18n } from '@/i18n/createI18n';
import { makeStore, startPersistence, type RootState } from '@/store/makeStore';
import { createSafeStorage } from '@/store/safeStorage';
import { signedIn } from '@/store/slices/authSlice';
import { createVisibilityStyles } from './visibilityStyles';

/** The part of a test server that the storefront uses. */
export interface Backend {
  fetch: typeof fetch;
  /** Signs a customer in. @returns the token */
  signIn: (email?: string) => Promise<string>;
}

export interface RenderAppOptions {
  server?: Backend;
  /** Starts signed in, optionally with this e-mail. */
  signedIn?: boolean | string;
  /** Initial navigation state. */
  state?: unknown;
  /** Language and texts; English by default. */
  i18n?: I18n;
  /** Initial state of the store. */
  preloadedState?: Partial<RootState>;
  /** Local storage of the browser; nothing is stored without it. */
  storage?: Storage;
}

const API_BASE_URL = 'http://sadeel.test/api';
const TEST_CUSTOMER = 'shopper@sadeel.example';

const unreachable: typeof fetch = () =>
  Promise.reject(new TypeError('There is no server in this test.'));

/** Renders the whole app at a path, with a new store and the given server. */
export async function renderApp(path: string, options: RenderAppOptions = {}) {
  const { server, state, i18n = createI18n(), storage } = options;
  const place = {
    current: path,
    state,
    /** Moves through the history like the buttons of the browser. */
    go: (delta: number): void => {
      throw new Error(`The router has not rendered yet, so it cannot go ${delta}.`);
    },
  };
  const store = makeStore({
    preloadedState: options.preloadedState,
    ...(storage && { storage: createSafeStorage(() => storage) }),
    services: {
      apiBaseUrl: API_BASE_URL,
      fetch: server?.fetch ?? unreachable,
      isOffline,
      i18n,
      currentPath: () => place.current,
      log: () => undefined,
    },
  });
  if (storage) startPersistence(store);
  if (options.signedIn !== undefined && options.signedIn !== false) {
    const email = options.signedIn === true ? TEST_CUSTOMER : options.signedIn;
    const token = (await server?.signIn(email)) ?? 'token-of-a-customer';
    store.dispatch(signedIn({ token, role: 'user', user: { _id: email, email } }));
  }

  function Place() {
    const location = useLocation();
    const navigate = useNavigate();
    place.current = `${location.pathname}${location.search}`;
    place.state = location.state;
    place.go = (delta) => act(() => void navigate(delta));
    return null;
  }

  const entry = { ...parsePath(path), state };
  const renderShop = () =>
    render(
      <MemoryRouter initialEntries={[entry]}>
        <App store={store} emotionCache={createVisibilityStyles()} />
        <Place />
      </MemoryRouter>,
    );
  // Texts of another language are promises, for which React needs an awaited `act`.
  const view =
    i18n.language === 'en' ? renderShop() : await act(() => Promise.resolve(renderShop()));
  return { ...view, user: userEvent.setup(), store, place };
}
