import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { BrowserRouter } from 'react-router';
import { usePendingScreen } from '@/app/navigation/usePendingScreen';

const press = jest.fn();

function Screen() {
  const main = useRef<HTMLElement>(null);
  const isSlow = usePendingScreen(main);
  return (
    <>
      {isSlow && <p>Loading</p>}
      <main ref={main}>
        <button onClick={press}>Filter</button>
        <input aria-label="Note" />
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
  press.mockClear();
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

it('discards input while the URL is that of the next screen, and restores focus', () => {
  openScreen();
  const button = screen.getByRole('button');
  const field = screen.getByRole('textbox');
  field.focus();
  changeUrl('/product-detail', 1);
  expect(field).not.toHaveFocus();
  field.focus();
  expect(field).not.toHaveFocus();
  fireEvent.click(button);
  expect(press).not.toHaveBeenCalled();

  changeUrl('/products', 0);
  expect(field).toHaveFocus();
  fireEvent.click(button);
  expect(press).toHaveBeenCalledTimes(1);
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
  fireEvent.click(screen.getByRole('button'));
  expect(press).toHaveBeenCalledTimes(1);
});
