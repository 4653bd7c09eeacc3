import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { BrowserRouter } from 'react-router';
import { usePendingScreen } from '@/app/routing/usePendingScreen';

function Screen() {
  const main = useRef<HTMLElement>(null);
  const isSlow = usePendingScreen(main);
  return (
    <>
      {isSlow && <p>Loading</p>}
      <main ref={main}>
        <button>Filter</button>
      </main>
    </>
  );
}

const initialUrl = window.location.href;
beforeEach(() => {
  jest.useFakeTimers();
  window.history.replaceState({ idx: 0, key: 'list' }, '', '/products');
});
afterEach(() => {
  jest.useRealTimers();
  window.history.replaceState(null, '', initialUrl);
});

/** Changes the URL as the router does for a link, before it renders the next screen. */
function changeUrl(path: string, idx: number): void {
  window.history.pushState({ idx, key: path }, '', path);
  fireEvent.click(window);
}
const openScreen = () =>
  render(
    <BrowserRouter>
      <Screen />
    </BrowserRouter>,
  );
const main = () => screen.getByRole('main', { hidden: true });

it('makes the screen inert while the URL is that of the next one, and restores focus', () => {
  openScreen();
  screen.getByRole('button').focus();
  changeUrl('/product-detail', 1);
  expect(main()).toHaveProperty('inert', true);

  changeUrl('/products', 0);
  expect(main()).toHaveProperty('inert', false);
  expect(screen.getByRole('button')).toHaveFocus();
});

it('shows progress after 300 ms', () => {
  openScreen();
  changeUrl('/product-detail', 1);
  act(() => {
    jest.advanceTimersByTime(299);
  });
  expect(screen.queryByText('Loading')).toBeNull();
  act(() => {
    jest.advanceTimersByTime(1);
  });
  expect(screen.getByText('Loading')).toBeVisible();
});

it.each([
  ['the URL of the entry is replaced', '/products?size=1', 0],
  ['an entry is added for an overlay', '/products', 1],
])('keeps the screen usable when %s', (_change, path, idx) => {
  openScreen();
  changeUrl(path, idx);
  expect(main()).toHaveProperty('inert', false);
});
