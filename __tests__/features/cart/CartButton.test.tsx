import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { signOut } from '@/store/signOut';
import { fillCart, lineOf } from '../../support/cart';
import { expectNamedControls } from '../../support/expectNamedControls';
import { renderApp } from '../../support/renderApp';
import { createTinyServer, type TestServer } from '../../support/testServer';
import { watchServer } from '../../support/watchServer';

const EMAIL = 'layla@sadeel.example';
let server: TestServer;
beforeEach(async () => {
  server = await createTinyServer();
});
afterEach(() => {
  jest.useRealTimers();
  return server.close();
});

const button = () => screen.getByRole('button', { name: /^Cart,/ });
const panel = () => screen.findByRole('dialog', { name: 'Your cart' });
/** Moves the pointer away in fake time, in which `user` would wait for ever. */
const leave = (element: Element) =>
  fireEvent.pointerOut(element, { relatedTarget: document.body, pointerType: 'mouse' });
const isOpen = () => screen.queryByRole('dialog', { name: 'Your cart' }) !== null;

async function openShop(lines = [lineOf(1), lineOf(2, 2)]) {
  await fillCart(server, EMAIL, lines);
  const watched = watchServer(server);
  const app = await renderApp('/about', { server: watched.backend, signedIn: EMAIL });
  await screen.findByRole('button', { name: `Cart, ${lines.length} items` });
  return { ...app, ...watched };
}

describe('CartButton', () => {
  it('shows the number of cart lines', async () => {
    await openShop();

    expect(button()).toHaveAccessibleName('Cart, 2 items');
    await waitFor(() => expect(button()).toHaveTextContent('2'));
  });

  it('shows 0 items after sign-out', async () => {
    const { store } = await openShop();
    await act(() => store.dispatch(signOut()));
    await waitFor(() => expect(button()).toHaveAccessibleName('Cart, 0 items'));
  });

  it('sends no request for a visitor and links to sign-in', async () => {
    const { backend, requestsTo } = watchServer(server);
    const { user, place } = await renderApp('/about', { server: backend });

    await user.click(button());
    await user.click(within(await panel()).getByRole('link', { name: 'Sign in' }));

    expect(place.current).toBe('/login');
    expect(place.state).toEqual({ returnTo: '/cart' });
    expect(requestsTo('get-cart')).toEqual([]);
  });

  it.each([
    ['hover', async (user: Awaited<ReturnType<typeof openShop>>['user']) => user.hover(button())],
    ['click', async (user: Awaited<ReturnType<typeof openShop>>['user']) => user.click(button())],
    ['focus', () => Promise.resolve(fireEvent.focus(button()))],
  ])('opens on %s and refetches the cart', async (_how, open) => {
    const { user, requestsTo } = await openShop();
    const before = requestsTo('get-cart').length;

    await open(user);

    const lines = within(await panel());
    expect(await lines.findByRole('row', { name: /Product 1/ })).toBeVisible();
    expectNamedControls('CartPopup');
    expect(lines.getByText('Subtotal')).toBeVisible();
    expect(lines.getByRole('link', { name: 'View cart' })).toHaveAttribute('href', '/cart');
    expect(lines.getByRole('link', { name: 'Checkout' })).toHaveAttribute('href', '/Checkout');
    await waitFor(() => expect(requestsTo('get-cart')).toHaveLength(before + 1));
  });

  it('closes on Esc and returns focus', async () => {
    const { user } = await openShop();
    act(() => button().focus());
    const link = within(await panel()).getByRole('link', { name: 'Checkout' });
    act(() => link.focus());

    await user.keyboard('{Escape}');

    expect(isOpen()).toBe(false);
    expect(button()).toHaveFocus();
  });

  it('closes with a delay after the pointer leaves', async () => {
    const { user } = await openShop();
    await user.hover(button());
    await panel();

    await user.unhover(button());
    expect(isOpen()).toBe(true);
    await waitFor(() => expect(isOpen()).toBe(false));
  });

  it('stays open when the pointer returns in time', async () => {
    const { user } = await openShop();
    await user.hover(button());
    await panel();

    jest.useFakeTimers();
    leave(button());
    fireEvent.pointerOver(screen.getByRole('dialog', { name: 'Your cart' }), {
      pointerType: 'mouse',
    });
    await act(() => jest.advanceTimersByTimeAsync(10_000));

    expect(isOpen()).toBe(true);
  });

  it('stays open after a click until a click outside', async () => {
    const { user } = await openShop();
    await user.click(button());
    await panel();
    jest.useFakeTimers();
    leave(button());
    await act(() => jest.advanceTimersByTimeAsync(10_000));
    jest.useRealTimers();
    expect(isOpen()).toBe(true);

    await user.click(document.body);

    expect(isOpen()).toBe(false);
  });

  it('closes when focus leaves it', async () => {
    const { user } = await openShop();
    await user.click(button());
    const last = within(await panel()).getByRole('link', { name: 'Checkout' });
    act(() => last.focus());

    await user.tab();

    expect(isOpen()).toBe(false);
  });

  it('closes when navigating to the cart page', async () => {
    const { user, place } = await openShop();
    await user.click(button());

    await user.click(within(await panel()).getByRole('link', { name: 'View cart' }));

    expect(place.current).toBe('/cart');
    expect(isOpen()).toBe(false);
  });

  it('ignores a change to a line that the cart page is changing', async () => {
    await fillCart(server, EMAIL, [lineOf(1)]);
    const { backend, requestsTo, release } = watchServer(server, (path) => path.includes('action'));
    const { user } = await renderApp('/cart', { server: backend, signedIn: EMAIL });
    const onPage = await screen.findByRole('button', { name: /increase/i });
    await user.click(onPage);

    await user.click(button());
    const inPanel = await within(await panel()).findByRole('button', { name: /increase/i });
    expect(within(await panel()).getByRole('progressbar')).toBeVisible();
    await user.click(inPanel);

    expect(requestsTo('cart-action')).toHaveLength(1);
    release();
  });
});

describe('the cart sheet of phones', () => {
  beforeEach(() => {
    jest.spyOn(window, 'matchMedia').mockImplementation((query) =>
      Object.assign(new EventTarget(), {
        matches: query.includes('max-width'),
        media: query,
        onchange: null,
        addListener: () => undefined,
        removeListener: () => undefined,
      }),
    );
  });
  afterEach(() => void jest.restoreAllMocks());

  it('opens on tap, refetches the cart and closes by its button', async () => {
    const { user, requestsTo } = await openShop();
    const before = requestsTo('get-cart').length;
    fireEvent.focus(button());
    expect(isOpen()).toBe(false);

    await user.click(button());

    const sheet = await panel();
    expect(await within(sheet).findByRole('row', { name: /Product 1/ })).toBeVisible();
    expectNamedControls('CartPopup');
    await waitFor(() => expect(requestsTo('get-cart')).toHaveLength(before + 1));
    await user.click(within(sheet).getByRole('button', { name: 'Close cart' }));
    expect(isOpen()).toBe(false);
    expect(button()).toHaveFocus();
  });

  it('closes on Back, without leaving the page (product 2.9)', async () => {
    const { user, place } = await openShop();
    await user.click(button());
    await panel();
    place.go(-1);
    await waitFor(() => expect(isOpen()).toBe(false));
    expect(place.current).toBe('/about');
  });

  it('stays closed on Back from the sign-in page', async () => {
    const { user, place } = await renderApp('/about', { server });
    await user.click(button());
    await user.click(within(await panel()).getByRole('link', { name: 'Sign in' }));
    expect(place.state).toEqual({ returnTo: '/cart' });
    place.go(-1);
    expect(place.current).toBe('/about');
    expect(isOpen()).toBe(false);
  });

  it('stays closed on Back from the page that its link led to', async () => {
    const { user, place } = await openShop();
    await user.click(button());
    await user.click(await within(await panel()).findByRole('link', { name: 'View cart' }));
    expect(place.current).toBe('/cart');
    await waitFor(() => expect(isOpen()).toBe(false));
    place.go(-1);
    expect(place.current).toBe('/about');
    expect(isOpen()).toBe(false);
  });
});
