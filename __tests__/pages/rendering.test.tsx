import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
// Loaded beforehand: the first import of a page can take longer than a query waits.
import '@/pages/CartPage';
import '@/pages/CheckoutPage';
import '@/widgets/HomeBelowFold';
import '@/pages/HomePage';
import '@/pages/OrderDetailPage';
import '@/pages/OrdersPage';
import '@/pages/ProductDetailPage';
import '@/widgets/ProductBelowFold';
import '@/pages/ProductsPage';
import { startFocusRefetch, type AppStore } from '@/store/makeStore';
import { fillCart, lineOf } from '../support/cart';
import { renderApp } from '../support/renderApp';
import { preferStillness } from '../support/preferStillness';
import { untilStill, watchRenders } from '../support/renderLog';
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

describe('a press on Add to Cart', () => {
  it('renders the controls that buy and the badge, and nothing else but the toast', async () => {
    const watched = watchServer(server, (path) => path.endsWith('/add-to-cart'));
    const { user } = await renderApp(PRODUCT, { server: watched.backend, signedIn: EMAIL });
    await user.click(await screen.findByRole('heading', { level: 1 }));
    const toasts = await screen.findByRole('region', { name: /Notifications/ });
    const controls = screen.getAllByText('Add to Cart');
    const badge = parentOf(screen.getByRole('button', { name: /^Cart,/ }));
    await act(() => untilStill());

    const renders = watchRenders(toasts, badge, ...controls.map(parentOf).map(parentOf));
    await user.click(screen.getByRole('button', { name: 'Add to Cart' }));
    await act(() => untilStill());
    renders.stop();
    watched.letGo();

    expect(renders.elsewhere).toEqual([]);
  });
});

describe('the choice of a size', () => {
  it('renders neither the pictures nor what customers wrote', async () => {
    const { user } = await renderApp(PRODUCT, { server });
    const gallery = await screen.findByRole('group', { name: 'Pictures' });
    const reviews = await screen.findByRole('region', { name: /^Reviews/ });
    await act(() => untilStill());

    const renders = watchRenders(gallery, reviews);
    await user.click(screen.getByRole('radio', { name: 'Large' }));
    await act(() => untilStill());
    renders.stop();

    expect(screen.getByRole('radio', { name: 'Large' })).toBeChecked();
    expect(renders.within(gallery)).toEqual([]);
    expect(renders.within(reviews)).not.toContain('ReviewItem');
  });
});

describe('the menu', () => {
  it('opens without rendering the rest of the bar', async () => {
    const { user } = await renderApp('/FAQ', { server });
    const button = await screen.findByRole('button', { name: 'Open menu' });
    await act(() => untilStill());
    const others = [...parentOf(button).children].filter((element) => element !== button);

    const renders = watchRenders(...others);
    await user.click(button);
    await screen.findByRole('dialog', { name: 'Menu' });
    renders.stop();

    expect(others.flatMap(renders.within)).toEqual([]);
  });
});

describe('a letter in the search', () => {
  it('renders the search and nothing of the page behind it', async () => {
    const { user } = await renderApp('/products', { server });
    await user.click(await screen.findByRole('link', { name: 'Search' }));
    const dialog = await screen.findByRole('dialog');
    await act(() => untilStill());

    const renders = watchRenders(dialog);
    await user.keyboard('q');
    renders.stop();

    expect(renders.elsewhere).toEqual([]);
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
