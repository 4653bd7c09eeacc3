import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { fillCart, lineOf } from '../support/cart';
import { renderApp, type Backend } from '../support/renderApp';
import { shownFacts } from '../support/shownTexts';
import { createTinyServer, type TestServer } from '../support/testServer';
import { watchServer } from '../support/watchServer';

const EMAIL = 'layla@sadeel.example';
let server: TestServer;
beforeEach(async () => {
  server = await createTinyServer();
});
afterEach(() => server.close());

const openCart = (backend: Backend = server) =>
  renderApp('/cart', { server: backend, signedIn: EMAIL });

const rowOf = (name: RegExp) => screen.findByRole('row', { name });
const control = (row: HTMLElement, name: RegExp) => within(row).getByRole('button', { name });

describe('CartPage', () => {
  it('shows every line and the totals of the server', async () => {
    await fillCart(server, EMAIL, [lineOf(1), lineOf(1), lineOf(2, 2)]);
    await openCart();

    const row = await rowOf(/Product 1, Small|Product 1 Small/);
    expect(row).toHaveTextContent('AED 100.01');
    expect(row).toHaveTextContent('AED 200.02');
    expect(within(row).getByRole('status')).toHaveTextContent('2');
    expect(await rowOf(/Product 2/)).toHaveTextContent('AED 600.50');
    const totals = screen.getByRole('region', { name: 'Cart totals' });
    expect(shownFacts(totals).slice(0, 3)).toEqual([
      ['Subtotal', 'AED 800.52'],
      ['Shipping', 'AED 50'],
      ['Total', 'AED 850.52'],
    ]);
    expect(within(totals).getByRole('link', { name: 'PROCEED TO CHECKOUT' })).toHaveAttribute(
      'href',
      '/Checkout',
    );
  });

  it('shows free shipping', async () => {
    await fillCart(server, EMAIL, [lineOf(2, 2), lineOf(2, 2)]);
    await openCart();

    const totals = await screen.findByRole('region', { name: 'Cart totals' });
    await waitFor(() =>
      expect(shownFacts(totals).slice(0, 3)).toEqual([
        ['Subtotal', 'AED 1,201'],
        ['Shipping', 'Free'],
        ['Total', 'AED 1,201'],
      ]),
    );
  });

  it("shows 'No Data Fount' and a link to the products when the cart is empty", async () => {
    await openCart();

    expect(await screen.findByText('No Data Fount')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Browse fabrics' })).toHaveAttribute(
      'href',
      '/products',
    );
    expect(screen.queryByText('PROCEED TO CHECKOUT')).toBeNull();
  });

  it.each([
    [/increase/i, 'increment', 2],
    [/decrease/i, 'decrement', 0],
    [/remove/i, 'remove', 0],
  ])('sends one request for a double click on %s and shows a toast', async (name, action, left) => {
    await fillCart(server, EMAIL, [lineOf(1)]);
    const { backend, requestsTo, release } = watchServer(server, (path) => path.includes('action'));
    const { user } = await openCart(backend);
    const row = await rowOf(/Product 1/);

    await user.dblClick(control(row, name));
    release();

    expect(await screen.findByText(`Product ${action} Successfully`)).toBeVisible();
    expect(requestsTo('cart-action')).toEqual([
      { path: `/user/cart-action?action=${action}`, body: lineOf(1) },
    ]);
    if (left === 0) expect(await screen.findByText('No Data Fount')).toBeVisible();
    else await waitFor(() => expect(within(row).getByRole('status')).toHaveTextContent('2'));
  });

  it('ignores the second half of a double click on the line that moves up', async () => {
    await fillCart(server, EMAIL, [lineOf(1), lineOf(2)]);
    const { user } = await openCart();
    const [first, second] = (await screen.findAllByRole('row')).slice(1);
    if (first === undefined || second === undefined) throw new Error('Two lines were expected.');

    await user.click(control(first, /remove/i));
    await waitFor(() => expect(first).not.toBeInTheDocument());
    fireEvent.click(control(second, /remove/i), { detail: 2 });

    expect(second).toHaveAttribute('aria-busy', 'false');
  });

  it('keeps other lines enabled while one is pending', async () => {
    await fillCart(server, EMAIL, [lineOf(1), lineOf(2)]);
    const { backend, requestsTo, release } = watchServer(server, (path) => path.includes('action'));
    const { user } = await openCart(backend);
    const first = await rowOf(/Product 1/);
    const second = await rowOf(/Product 2/);

    await user.click(control(first, /increase/i));
    expect(within(first).getByRole('progressbar')).toBeVisible();
    expect(within(second).queryByRole('progressbar')).toBeNull();
    await user.click(control(second, /increase/i));

    expect(requestsTo('cart-action').map(({ body }) => body)).toEqual([lineOf(1), lineOf(2)]);
    release();
    await waitFor(() => {
      expect(within(first).getByRole('status')).toHaveTextContent('2');
      expect(within(second).getByRole('status')).toHaveTextContent('2');
    });
  });

  it('updates a line while another one is pending', async () => {
    await fillCart(server, EMAIL, [lineOf(1), lineOf(2)]);
    let changes = 0;
    const { backend, release } = watchServer(server, (path) => {
      if (path.includes('action')) changes += 1;
      return path.includes('action') && changes === 1;
    });
    const { user } = await openCart(backend);
    const slow = await rowOf(/Product 1/);
    const quick = await rowOf(/Product 2/);

    await user.click(control(slow, /increase/i));
    await user.click(control(quick, /increase/i));

    await waitFor(() => expect(within(quick).getByRole('status')).toHaveTextContent('2'));
    expect(within(slow).getByRole('progressbar')).toBeVisible();
    release();
    await waitFor(() => expect(within(slow).getByRole('status')).toHaveTextContent('2'));
  });

  it('keeps focus on the clicked button', async () => {
    await fillCart(server, EMAIL, [lineOf(1)]);
    const { user } = await openCart();
    const row = await rowOf(/Product 1/);

    await user.click(control(row, /increase/i));
    await waitFor(() => expect(within(row).getByRole('status')).toHaveTextContent('2'));

    expect(control(row, /increase/i)).toHaveFocus();
  });

  it('moves focus to the Remove button of the next line, or to the heading after the last', async () => {
    await fillCart(server, EMAIL, [lineOf(1), lineOf(2)]);
    const { user } = await openCart();
    const [first, second] = (await screen.findAllByRole('row')).slice(1);
    if (first === undefined || second === undefined) throw new Error('Two lines were expected.');

    await user.click(control(first, /remove/i));
    await waitFor(() => expect(control(second, /remove/i)).toHaveFocus());

    await user.keyboard('{Enter}');
    await waitFor(() =>
      expect(screen.getByRole('heading', { name: 'Your cart', level: 1 })).toHaveFocus(),
    );
  });

  it('announces the new quantity and total', async () => {
    await fillCart(server, EMAIL, [lineOf(1)]);
    const { user } = await openCart();

    await user.click(control(await rowOf(/Product 1/), /increase/i));

    expect(
      await screen.findByText(
        /Product 1, Small: quantity 2\. 1 item in your cart, total AED [\d.,]+\./,
      ),
    ).toBeInTheDocument();
  });

  it('refetches the cart when the line no longer exists', async () => {
    await fillCart(server, EMAIL, [lineOf(1)]);
    const { backend } = watchServer(server);
    const { user } = await openCart(backend);
    const row = await rowOf(/Product 1/);
    const token = await server.signIn(EMAIL);
    await server.fetch('/api/user/cart-action?action=remove', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
      body: JSON.stringify(lineOf(1)),
    });

    await user.click(control(row, /increase/i));

    expect(await screen.findByText('No Data Fount')).toBeVisible();
    expect(screen.getByText('This product is not in your cart any more.')).toBeVisible();
  });

  it('shows the message of a failure and can be retried', async () => {
    await fillCart(server, EMAIL, [lineOf(1)]);
    let isBroken = true;
    const { user } = await openCart({
      signIn: server.signIn,
      fetch: (input, init) =>
        isBroken
          ? Promise.resolve(
              Response.json({ message: 'The cart is being counted.' }, { status: 400 }),
            )
          : server.fetch(input, init),
    });
    const retry = await screen.findByRole('button', { name: 'Retry' });
    expect(screen.getAllByText('The cart is being counted.')[0]).toBeVisible();

    isBroken = false;
    await user.click(retry);

    expect(await rowOf(/Product 1/)).toBeVisible();
  });

  it('redirects a visitor to sign-in and requests nothing but the facts of the footer', async () => {
    const { backend, requests } = watchServer(server);
    const { place } = await renderApp('/cart', { server: backend });

    await waitFor(() => expect(place.current).toBe('/login'));
    expect(place.state).toEqual({ returnTo: '/cart' });
    expect(requests.filter(({ path }) => path !== '/user/get-shop-facts')).toEqual([]);
  });
});
