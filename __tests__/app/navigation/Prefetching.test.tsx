import { afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import Breadcrumbs from '@mui/material/Breadcrumbs';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { BrowserRouter, Link } from 'react-router';
import { Prefetching } from '@/app/navigation/Prefetching';
import { matchPage } from '@/app/routing/routes';
import { createTestStore } from '../../support/fakeApi';

const LINKS = Array.from({ length: 12 }, (_link, index) => `/product-detail?id=${index + 1}`);
const MAX_QUERIES = 8;
const initialUrl = window.location.href;

/** Opens a screen with breadcrumbs and twelve links; all are in view unless `top` is below the window. */
function openScreen(top = 0) {
  jest
    .spyOn(HTMLElement.prototype, 'getBoundingClientRect')
    .mockReturnValue(new DOMRect(0, top, 100, 100));
  const { store, api } = createTestStore(() => ({ body: {} }));
  render(
    <BrowserRouter>
      <Prefetching store={store}>
        <main>
          <Breadcrumbs>
            <Link to="/product-detail?id=0">Up</Link>
          </Breadcrumbs>
          {LINKS.map((path) => (
            <Link key={path} to={path}>
              {path}
            </Link>
          ))}
          <Link to="/about">About</Link>
        </main>
      </Prefetching>
    </BrowserRouter>,
  );
  const products = () => api.to('/user/get-product-details').map(({ query }) => query['id']);
  return { products, api };
}

/** Lets the browser be idle more often than there are links, in fake time. */
const idle = () => act(() => jest.advanceTimersByTimeAsync(60_000));

beforeAll(async () => {
  await Promise.all([
    import('@/app/navigation/prefetchScreens'),
    matchPage('/product-detail').load(),
  ]);
});
beforeEach(() => {
  jest.useFakeTimers();
  Object.assign(window, { requestIdleCallback: (callback: () => void) => setTimeout(callback) });
  window.history.replaceState(null, '', '/products');
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
  Reflect.deleteProperty(window, 'requestIdleCallback');
  Reflect.deleteProperty(navigator, 'connection');
  window.history.replaceState(null, '', initialUrl);
});

describe('when the browser is idle', () => {
  it('prefetches the data behind the first links in view, not behind breadcrumbs', async () => {
    const { products } = openScreen();
    await waitFor(() => expect(products()).toHaveLength(MAX_QUERIES));
    await idle();
    expect(products()).toEqual(['1', '2', '3', '4', '5', '6', '7', '8']);
  });

  it('prefetches no data behind links out of view', async () => {
    const { api } = openScreen(5_000);
    await idle();
    expect(api.requests).toEqual([]);
  });

  it('stops when the customer opens another screen', async () => {
    const { products } = openScreen();
    const waiting: (() => void)[] = [];
    // Idle for the search for links and for the first of them only.
    let idleTimes = 2;
    const requestIdleCallback = (callback: () => void) => {
      idleTimes -= 1;
      return idleTimes < 0 ? waiting.push(callback) : setTimeout(callback);
    };
    Object.assign(window, { requestIdleCallback });
    await waitFor(() => expect(products()).toEqual(['1']));

    fireEvent.click(screen.getByText('About'));
    document.querySelector('main')?.replaceChildren();
    waiting.forEach((callback) => callback());
    await idle();
    expect(products()).toEqual(['1']);
  });
});

describe('when the customer intends to open a link', () => {
  it.each([['pointerdown'], ['focusin']])('prefetches its data on %s', async (type) => {
    const { products } = openScreen(5_000);
    await idle();
    fireEvent(screen.getByText('/product-detail?id=12'), new Event(type, { bubbles: true }));
    await waitFor(() => expect(products()).toEqual(['12']));
  });

  it('prefetches the data of a link on which the pointer rests, not of those that it crosses', async () => {
    const { products } = openScreen(5_000);
    await idle();
    fireEvent.pointerOver(screen.getByText('/product-detail?id=10'));
    fireEvent.pointerOver(screen.getByText('/product-detail?id=11'));
    await waitFor(() => expect(products()).toEqual(['11']));
  });
});

it.each([{ saveData: true }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }])(
  'prefetches nothing with %j',
  async (connection) => {
    Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
    const { api } = openScreen();
    fireEvent.pointerDown(screen.getByText('/product-detail?id=1'));
    await idle();
    expect(api.requests).toEqual([]);
  },
);
