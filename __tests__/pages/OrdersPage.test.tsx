import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
// Loaded beforehand: the first import of a page can take longer than a query waits.
import '@/pages/OrdersPage';
import '@/pages/OrderDetailPage';
import { renderApp } from '../support/renderApp';
import { placeOrder } from '../support/serverClient';
import { createTinyServer, type TestServer } from '../support/testServer';
import { smallLine } from '../support/tinyCatalogue';

const EMAIL = 'layla@example.com';
let server: TestServer;

beforeEach(async () => {
  server = await createTinyServer();
});

afterEach(() => server.close());

const placeOne = async () => placeOrder(server, await server.signIn(EMAIL), smallLine);

describe('the orders page', () => {
  it('says who is signed in and offers the way out', async () => {
    await renderApp('/MyOrders', { server, signedIn: EMAIL });
    const main = within(await screen.findByRole('main'));
    expect(await main.findByText(EMAIL)).toBeInTheDocument();
    expect(main.getByRole('button', { name: 'Log out' })).toBeInTheDocument();
  });

  it('says when there are no orders', async () => {
    await renderApp('/MyOrders', { server, signedIn: EMAIL });
    expect(await screen.findByText('No orders found.')).toBeInTheDocument();
  });

  it('lists the customer’s orders and leads to one of them', async () => {
    const { order } = await placeOne();
    const { user, place } = await renderApp('/MyOrders', { server, signedIn: EMAIL });
    const number = order?.orderId.slice(-5) ?? '';
    await user.click(await screen.findByRole('link', { name: `Order #${number}` }));
    await screen.findByRole('heading', { level: 1, name: `Order #${number}` });
    expect(place.current).toBe(`/MyOrders-detail?id=${order?._id}`);
  });
});

describe('the order page', () => {
  it('opens from a pasted address and from navigation state alone', async () => {
    const { order } = await placeOne();
    const heading = { level: 1, name: `Order #${order?.orderId.slice(-5)}` };
    const pasted = await renderApp(`/MyOrders-detail?id=${order?._id}`, {
      server,
      signedIn: EMAIL,
    });
    expect(await screen.findByRole('heading', heading)).toBeInTheDocument();
    pasted.unmount();
    const { place } = await renderApp('/MyOrders-detail', {
      server,
      signedIn: EMAIL,
      state: { id: order?._id },
    });
    expect(await screen.findByRole('heading', heading)).toBeInTheDocument();
    expect(place.current).toBe(`/MyOrders-detail?id=${order?._id}`);
  });

  it('shows nobody else’s order', async () => {
    const { order } = await placeOne();
    await renderApp(`/MyOrders-detail?id=${order?._id}`, {
      server,
      signedIn: 'omar@example.com',
    });
    expect(await screen.findByText('We could not find this order.')).toBeInTheDocument();
  });

  it('cancels the order for good', async () => {
    const { order } = await placeOne();
    const { user } = await renderApp(`/MyOrders-detail?id=${order?._id}`, {
      server,
      signedIn: EMAIL,
    });
    await user.click(await screen.findByRole('button', { name: 'Cancel' }));
    await user.click(await screen.findByRole('button', { name: 'Confirm' }));
    await user.click(await screen.findByRole('button', { name: 'Confirm cancellation' }));
    expect(await screen.findByText('This product cancelled successFully')).toBeInTheDocument();
    expect(await screen.findByText('This order is already cancelled.')).toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  });
});
