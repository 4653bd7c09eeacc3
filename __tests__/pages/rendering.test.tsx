import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
// Loaded beforehand: the first import of a page can take longer than a query waits.
import '@/pages/CartPage';
import '@/pages/CheckoutPage';
import '@/pages/HomeLowerHalf';
import '@/pages/HomePage';
import '@/pages/OrderDetailPage';
import '@/pages/OrdersPage';
import '@/pages/ProductDetailPage';
import '@/pages/ProductLowerHalf';
import '@/pages/ProductsPage';
import { startFocusRefetch, type AppStore } from '@/store/makeStore';
import { fillCart, lineOf } from '../support/cart';
import { renderApp } from '../support/renderApp';
import { preferStillness } from '../support/preferStillness';
import { untilStill, watchRenders } from '../support/renderLog';
import { placeOrder } from '../support/serverClient';
import { createTinyServer, type TestServer } from '../support/testServer';
import { smallLine } from '../support/tinyCatalogue';

const EMAIL = 'layla@sadeel.example';
let server: TestServer;
beforeEach(async () => {
  server = await createTinyServer();
});
afterEach(() => server.close());

const rowOf = (name: RegExp) => screen.findByRole('row', { name });
const increase = (row: HTMLElement) => within(row).getByRole('button', { name: /increase/i });

/** Presses + of a row and waits until the new quantity is there. */
async function pressOn(user: { click: (element: Element) => Promise<void> }, row: HTMLElement) {
  const number = within(row).getByRole('status');
  const next = String(Number(number.textContent) + 1);
  await user.click(increase(row));
  await waitFor(() => expect(number).toHaveTextContent(next));
}

describe('a press on + in the cart', () => {
  it('renders its row, the badge and the totals, and nothing else but the toast', async () => {
    await fillCart(server, EMAIL, [lineOf(1), lineOf(2), lineOf(3)]);
    const { user } = await renderApp('/cart', { server, signedIn: EMAIL });
    const row = await rowOf(/Product 2/);
    await user.click(screen.getByRole('heading', { level: 1 }));
    const toasts = await screen.findByRole('region', { name: /Notifications/ });
    await pressOn(user, row);
    const badge = screen.getByRole('button', { name: /^Cart,/ }).parentElement ?? document.body;
    const totals = screen.getByRole('region', { name: 'Cart totals' });

    const renders = watchRenders(row, badge, totals, toasts);
    await pressOn(user, row);
    renders.stop();

    expect(renders.elsewhere).toEqual([]);
    for (const place of [row, badge, totals]) expect(renders.within(place)).not.toEqual([]);
  });
});

/** When each answer that is being shown arrived, in ms since 1970. */
const timesOf = (store: AppStore) =>
  Object.values(store.getState().api.queries).map((query) => query?.fulfilledTimeStamp ?? 0);

/** The window gets the focus; ends when everything has been read again. */
async function focusWindow(store: AppStore): Promise<void> {
  const before = Math.max(...timesOf(store));
  await waitFor(() => expect(Date.now()).toBeGreaterThan(before));
  act(() => void window.dispatchEvent(new Event('focus')));
  await waitFor(() => expect(Math.min(...timesOf(store))).toBeGreaterThan(before));
}

describe('the focus of the window', () => {
  it.each([
    ['home', '/', 'Latest Articles'],
    ['the list', '/products', 'Product 1'],
    ['a product', '/product-detail?id=product-1', 'Aisha'],
    ['the cart', '/cart', 'Product 1'],
    ['the checkout', '/Checkout', 'Product 1'],
    ['the orders', '/MyOrders', 'Product 1'],
  ])('reads %s again and renders nothing when nothing has changed', async (_name, path, text) => {
    await placeOrder(server, await server.signIn(EMAIL), smallLine);
    await fillCart(server, EMAIL, [lineOf(1), lineOf(2)]);
    preferStillness();
    const { store } = await renderApp(path, { server, signedIn: EMAIL });
    await screen.findAllByText(text, { exact: false });
    await act(() => untilStill());
    const stop = startFocusRefetch(store);

    const renders = watchRenders();
    await focusWindow(store);
    renders.stop();
    stop();

    expect(renders.elsewhere).toEqual([]);
  });
});
