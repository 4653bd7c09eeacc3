import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
// Preloaded, because the first import of a page can exceed the query timeout.
import '@/pages/OrdersPage';
import '@/pages/OrderDetailPage';
import { expectNamedControls } from '../support/expectNamedControls';
import { renderApp } from '../support/renderApp';
import { placeOrder, succeed } from '../support/serverClient';
import { createTinyServer, type TestServer } from '../support/testServer';
import { largeLine, smallLine } from '../support/tinyCatalogue';

const EMAIL = 'layla@example.com';
let server: TestServer;

beforeEach(async () => {
  server = await createTinyServer();
});

afterEach(() => server.close());

const placeTestOrder = async () => placeOrder(server, await server.signIn(EMAIL), smallLine);

describe('OrdersPage', () => {
  it('shows the e-mail of the customer and a log-out button', async () => {
    await renderApp('/MyOrders', { server, signedIn: EMAIL });
    const main = within(await screen.findByRole('main'));
    expect(await main.findByText(EMAIL)).toBeInTheDocument();
    expect(main.getByRole('button', { name: 'Log out' })).toBeInTheDocument();
  });

  it('shows a message without orders', async () => {
    await renderApp('/MyOrders', { server, signedIn: EMAIL });
    expect(await screen.findByText('No orders found.')).toBeInTheDocument();
  });

  it('lists the orders and links to each', async () => {
    const { order } = await placeTestOrder();
    const { user, place } = await renderApp('/MyOrders', { server, signedIn: EMAIL });
    const number = order?.orderId.slice(-5) ?? '';
    await user.click(await screen.findByRole('link', { name: `Order #${number}` }));
    await screen.findByRole('heading', { level: 1, name: `Order #${number}` });
    expect(place.current).toBe(`/MyOrders-detail?id=${order?._id}`);
  });
});

describe('OrderDetailPage', () => {
  it('loads the order from the URL or from navigation state', async () => {
    const { order } = await placeTestOrder();
    const heading = { level: 1, name: `Order #${order?.orderId.slice(-5)}` };
    const fromUrl = await renderApp(`/MyOrders-detail?id=${order?._id}`, {
      server,
      signedIn: EMAIL,
    });
    expect(await screen.findByRole('heading', heading)).toBeInTheDocument();
    fromUrl.unmount();
    const { place } = await renderApp('/MyOrders-detail', {
      server,
      signedIn: EMAIL,
      state: { id: order?._id },
    });
    expect(await screen.findByRole('heading', heading)).toBeInTheDocument();
    expect(place.current).toBe(`/MyOrders-detail?id=${order?._id}`);
  });

  it('shows a not-found message for the order of another customer', async () => {
    const { order } = await placeTestOrder();
    await renderApp(`/MyOrders-detail?id=${order?._id}`, {
      server,
      signedIn: 'omar@example.com',
    });
    expect(await screen.findByText('We could not find this order.')).toBeInTheDocument();
  });

  it('cancels the order', async () => {
    const { order } = await placeTestOrder();
    const { user } = await renderApp(`/MyOrders-detail?id=${order?._id}`, {
      server,
      signedIn: EMAIL,
    });
    await user.click(await screen.findByRole('button', { name: 'Cancel' }));
    await user.click(await screen.findByRole('button', { name: 'Continue' }));
    await user.click(await screen.findByRole('button', { name: 'Confirm cancellation' }));
    expect(await screen.findByText('This product cancelled successFully')).toBeInTheDocument();
    expect(await screen.findByText('This order is already cancelled.')).toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  });
});

describe('ordering again (product 11.13)', () => {
  it('adds what is still sold once, at the price of today, and names the rest', async () => {
    const token = await server.signIn(EMAIL);
    await succeed(server, 'POST /user/add-to-cart', { token, body: { ...smallLine, quantity: 3 } });
    const gone = { productId: 'product-2', sizeId: 'product-2-1' };
    await succeed(server, 'POST /user/add-to-cart', { token, body: gone });
    const { order } = await placeOrder(server, token, largeLine);
    await server.db
      .updateTable('product_sizes')
      .set({ price_minor: 12_000 })
      .where('id', '=', smallLine.sizeId)
      .execute();
    await server.db.deleteFrom('products').where('id', '=', gone.productId).execute();

    const { user } = await renderApp(`/MyOrders-detail?id=${order?._id}`, {
      server,
      signedIn: EMAIL,
    });
    await user.click(await screen.findByRole('button', { name: 'Order again' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Order again' }));
    expect(await dialog.findByText('AED 120 now, AED 100.01 then')).toBeInTheDocument();
    expectNamedControls('OrderAgainDialog');
    expect(dialog.getByText('No longer sold')).toBeInTheDocument();
    await user.dblClick(dialog.getByRole('button', { name: 'Add 2 products to cart' }));
    expect(await dialog.findByText('2 products are in your cart.')).toBeInTheDocument();
    const { cart } = await succeed(server, 'GET /user/get-cart', { token });
    expect(cart.map(({ sizeId, quantity }) => [sizeId, quantity])).toEqual([
      [smallLine.sizeId, 3],
      [largeLine.sizeId, 1],
    ]);
  });

  it('is not offered by a server that does not identify the items', async () => {
    const { order } = await placeTestOrder();
    const plain: typeof server.fetch = async (...args) => {
      const response = await server.fetch(...args);
      const text = (await response.text()).replaceAll('"sizeId"', '"_size"');
      return new Response(text, response);
    };
    const spec = { ...server, fetch: plain };
    await renderApp(`/MyOrders-detail?id=${order?._id}`, { server: spec, signedIn: EMAIL });
    expect(await screen.findByText('Order details')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Order again' })).toBeNull();
  });
});
