import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { buildCart, buildCartItem, linenLine } from '@/fixtures/cart.fixtures';
import { bedroom, kitchen, living } from '@/fixtures/windows.fixtures';
import type { AppStore } from '@/store/makeStore';
import { windowsAdded } from '@/store/slices/windowsSlice';
import { persistedWindows } from '@/store/persistedWindows';
import { fillCart, lineOf } from '../support/cart';
import { errorResponse, renderAppWithFakeApi } from '../support/renderAppWithFakeApi';
import { renderApp } from '../support/renderApp';
import { shownRows } from '../support/shownTexts';
import { createTinyServer, type TestServer } from '../support/testServer';

const EMAIL = 'layla@sadeel.example';
const QUOTE = '/cart?show=quote';
const CLOTH_ONLY = 'Cloth only, without making, lining and track';
let server: TestServer;
beforeAll(async () => {
  server = await createTinyServer();
});
afterAll(() => server.close());

const measure = (store: AppStore, ...windows: (typeof living)[]) =>
  act(() => {
    store.inject(persistedWindows);
    store.dispatch(windowsAdded(windows));
  });
const rowsOf = async () => shownRows(await screen.findByRole('table'));

/** Opens the quote of a cart that any server of the contract may send. */
const openQuote = (cart: ReturnType<typeof buildCart>) =>
  renderAppWithFakeApi(QUOTE, ({ path }) => ({ body: path === '/user/get-cart' ? cart : {} }), {
    signedIn: true,
  });

describe('the quote of the cart', () => {
  it('prints the lines and totals of the server, dated, and leads back', async () => {
    await fillCart(server, EMAIL, [lineOf(1), lineOf(1), lineOf(2, 2)]);
    const { user } = await renderApp('/cart', { server, signedIn: EMAIL });
    await user.click(await screen.findByRole('link', { name: 'Print a quote' }));
    const heading = await screen.findByRole('heading', { level: 1, name: 'Quote' });
    expect(heading).toHaveFocus();
    expect(await rowsOf()).toEqual([
      ['Product', 'Price', 'Quantity', 'Total'],
      ['Product 1 Small', 'AED 100.01', '2', 'AED 200.02'],
      ['Product 2 Large', 'AED 600.50', '1', 'AED 600.50'],
      ['Subtotal', 'AED 800.52'],
      ['Shipping', 'AED 50'],
      ['Total', 'AED 850.52'],
    ]);
    expect(screen.getByText(/^Prices of \d/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Print' })).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Back to the cart' }));
    expect(await screen.findByRole('link', { name: 'PROCEED TO CHECKOUT' })).toBeVisible();
  });

  it('is not offered for an empty cart', async () => {
    await renderApp('/cart', { server, signedIn: 'empty@sadeel.example' });
    expect(await screen.findByText('No Data Fount')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Print a quote' })).toBeNull();
  });

  it('says so when it is opened for an empty cart', async () => {
    await renderApp(QUOTE, { server, signedIn: 'empty@sadeel.example' });
    expect(await screen.findByText('No Data Fount')).toBeVisible();
  });

  it('names beside each cloth by the metre what its price leaves out, and the unit', async () => {
    const finished = buildCartItem({ sizeId: 'made', size: 'Living 1: 290 × 265 cm', quantity: 1 });
    await openQuote(buildCart({ cart: [finished, linenLine] }));
    expect((await rowsOf()).slice(1, 3)).toEqual([
      ['Ivory Linen Living 1: 290 × 265 cm', 'AED 185', '1', 'AED 370'],
      [`Almas Ivory Linen 140 cm width ${CLOTH_ONLY}`, 'AED 185', '2 m', 'AED 370'],
    ]);
  });

  it('leaves that out for a cart without cloth by the metre', async () => {
    const panel = buildCartItem({ soldAs: 'panel' });
    await openQuote(buildCart({ cart: [panel, buildCartItem({ sizeId: 'no-unit' })] }));
    await screen.findByRole('table');
    expect(screen.queryByText(CLOTH_ONLY)).toBeNull();
  });

  it('has a sheet for the fitter for each measured window', async () => {
    const { store } = await openQuote(buildCart());
    measure(store, living, bedroom, kitchen);
    expect(
      (await screen.findAllByRole('heading', { name: /^Fitter’s sheet/ })).map(
        ({ textContent }) => textContent,
      ),
    ).toEqual(['Fitter’s sheet: Living room, Terrace door', 'Fitter’s sheet: Bedroom, Window 2']);
  });

  it('shows an error instead of a quote that lacks the cart', async () => {
    const { api, user } = await renderAppWithFakeApi(QUOTE, () => errorResponse('Try later.'), {
      signedIn: true,
    });
    expect(await screen.findByText('We could not load your cart.')).toBeVisible();
    api.respond = () => ({ body: buildCart() });
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('table')).toBeVisible();
  });
});
