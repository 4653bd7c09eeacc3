import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
// Preloaded, because the first import of a page can exceed the query timeout.
import '@/pages/CartPage';
import '@/pages/CheckoutPage';
import '@/widgets/HomeBelowFold';
import '@/pages/HomePage';
import '@/pages/OrderDetailPage';
import '@/pages/OrdersPage';
import '@/pages/ProductDetailPage';
import '@/widgets/ProductBelowFold';
import '@/pages/ProductsPage';
import { baseApi } from '@/api/baseApi';
import { startFocusRefetch, type AppStore } from '@/store/makeStore';
import { fillCart, lineOf } from '../support/cart';
import { renderApp } from '../support/renderApp';
import { preferReducedMotion } from '../support/preferReducedMotion';
import { waitUntilIdle, watchRenders } from '../support/renderLog';
import { placeOrder } from '../support/serverClient';
import { createTinyServer, type TestServer } from '../support/testServer';
import { smallLine } from '../support/tinyCatalogue';
import { watchServer } from '../support/watchServer';

const EMAIL = 'layla@sadeel.example';
const PRODUCT = '/product-detail?id=product-1';
let server: TestServer;
beforeEach(async () => {
  server = await createTinyServer();
});
afterEach(() => server.close());

const rowOf = (name: RegExp) => screen.findByRole('row', { name });
const parentOf = (element: Element) => element.parentElement ?? document.body;
const increase = (row: HTMLElement) => within(row).getByRole('button', { name: /increase/i });

/** Increments a row and waits for its new quantity. */
async function incrementRow(
  user: { click: (element: Element) => Promise<void> },
  row: HTMLElement,
) {
  const number = within(row).getByRole('status');
  const next = String(Number(number.textContent) + 1);
  await user.click(increase(row));
  await waitFor(() => expect(number).toHaveTextContent(next));
}

/** Waits for the answers of all requests and until nothing has rendered for a while. */
async function waitUntilSettled({ dispatch }: AppStore) {
  await act(() => Promise.all(dispatch(baseApi.util.getRunningQueriesThunk())));
  await act(() => waitUntilIdle());
}

describe('incrementing a cart line', () => {
  it('renders only the row, the badge, the totals and the toast', async () => {
    await fillCart(server, EMAIL, [lineOf(1), lineOf(2), lineOf(3)]);
    const { user } = await renderApp('/cart', { server, signedIn: EMAIL });
    const row = await rowOf(/Product 2/);
    await user.click(screen.getByRole('heading', { level: 1 }));
    const toasts = await screen.findByRole('region', { name: /Notifications/ });
    await incrementRow(user, row);
    const badge = screen.getByRole('button', { name: /^Cart,/ }).parentElement ?? document.body;
    const totals = screen.getByRole('region', { name: 'Cart totals' });

    const renders = watchRenders(row, badge, totals, toasts);
    await incrementRow(user, row);
    renders.stop();

    expect(renders.elsewhere).toEqual([]);
    for (const element of [row, badge, totals]) expect(renders.within(element)).not.toEqual([]);
  });
});

describe('Add to Cart', () => {
  it('renders only the purchase controls, the badge and the toast', async () => {
    const watched = watchServer(server, (path) => path.endsWith('/add-to-cart'));
    const { store, user } = await renderApp(PRODUCT, { server: watched.backend, signedIn: EMAIL });
    await user.click(await screen.findByRole('heading', { level: 1 }));
    const toasts = await screen.findByRole('region', { name: /Notifications/ });
    await screen.findByText('Aisha', { exact: false });
    const controls = screen.getAllByText('Add to Cart').map(parentOf);
    const badge = parentOf(screen.getByRole('button', { name: /^Cart,/ }));
    await waitUntilSettled(store);

    const renders = watchRenders(toasts, badge, ...controls.map(parentOf).map(parentOf));
    await user.click(screen.getByRole('button', { name: 'Add to Cart' }));
    await waitUntilSettled(store);
    renders.stop();
    watched.release();

    expect(renders.elsewhere).toEqual([]);
  });
});

describe('selecting a size', () => {
  it('does not render the images or the reviews', async () => {
    const { store, user } = await renderApp(PRODUCT, { server });
    const gallery = await screen.findByRole('group', { name: 'Pictures' });
    const reviews = await screen.findByRole('region', { name: /^Reviews/ });
    await waitUntilSettled(store);

    const renders = watchRenders(gallery, reviews);
    await user.click(screen.getByRole('radio', { name: /^Large/ }));
    await waitUntilSettled(store);
    renders.stop();

    expect(screen.getByRole('radio', { name: /^Large/ })).toBeChecked();
    expect(renders.within(gallery)).not.toContain('Picture');
    expect(renders.within(reviews)).not.toContain('ReviewItem');
  });
});

describe('opening the menu', () => {
  it('does not render the page', async () => {
    const { store, user } = await renderApp('/about', { server });
    const button = await screen.findByRole('button', { name: 'Open menu' });
    const main = screen.getByRole('main');
    await within(main).findByRole('heading', { level: 1 });
    await waitUntilSettled(store);

    const renders = watchRenders(main);
    await user.click(button);
    await screen.findByRole('dialog', { name: 'Menu' });
    renders.stop();

    expect(renders.within(main)).not.toContain('EditorialSections');
  });
});

describe('typing in the search', () => {
  it('renders only the search overlay', async () => {
    const { store, user } = await renderApp('/products', { server });
    await user.click(await screen.findByRole('link', { name: 'Search' }));
    const dialog = await screen.findByRole('dialog');
    await waitUntilSettled(store);

    const renders = watchRenders(dialog);
    await user.keyboard('q');
    renders.stop();

    expect(renders.elsewhere).toEqual([]);
  });
});

/** Fulfilled timestamps of all queries. */
const timesOf = (store: AppStore) =>
  Object.values(store.getState().api.queries).map((query) => query?.fulfilledTimeStamp ?? 0);

/** Focuses the window and waits until every query is refetched. */
async function focusWindow(store: AppStore): Promise<void> {
  const before = Math.max(...timesOf(store));
  await waitFor(() => expect(Date.now()).toBeGreaterThan(before));
  act(() => void window.dispatchEvent(new Event('focus')));
  await waitFor(() => expect(Math.min(...timesOf(store))).toBeGreaterThan(before));
}

describe('a focus refetch', () => {
  it.each([
    ['home', '/', 'Latest Articles'],
    ['the list', '/products', 'Product 1'],
    ['a product', '/product-detail?id=product-1', 'Aisha'],
    ['the cart', '/cart', 'Product 1'],
    ['the checkout', '/Checkout', 'Product 1'],
    ['the orders', '/MyOrders', 'Product 1'],
  ])('of %s renders nothing when the data is unchanged', async (_name, path, text) => {
    await placeOrder(server, await server.signIn(EMAIL), smallLine);
    await fillCart(server, EMAIL, [lineOf(1), lineOf(2)]);
    preferReducedMotion();
    const { store } = await renderApp(path, { server, signedIn: EMAIL });
    await screen.findAllByText(text, { exact: false });
    await waitUntilSettled(store);
    const stop = startFocusRefetch(store);

    const renders = watchRenders();
    await focusWindow(store);
    renders.stop();
    stop();

    expect(renders.elsewhere).toEqual([]);
  });
});
