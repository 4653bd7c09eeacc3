import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
// Preloaded, because the first import of a page can exceed the query timeout.
import '@/pages/CartPage';
import '@/pages/OrdersPage';
import { startFocusRefetch } from '@/store/makeStore';
import type { Respond } from '../support/fakeApi';
import { setOffline } from '../support/goOffline';
import { renderAppWithFakeApi } from '../support/renderAppWithFakeApi';

afterEach(() => void jest.restoreAllMocks());

const order = {
  _id: 'o1',
  orderId: 'SDL-261121-7K3QF',
  orderStatus: 'Packed',
  createdAt: '2026-11-20T08:30:00.000Z',
  items: [],
  order: { price: 185 },
  currencySymbol: 'AED',
};
const withOrders: Respond = ({ path }) =>
  path === '/user/get-orders' ? { body: { orders: [order], totalPages: 1 } } : { body: {} };
const withoutNetwork: Respond = () => {
  throw new TypeError('Failed to fetch');
};
const openOffline = (path: string) => {
  setOffline(true);
  return renderAppWithFakeApi(path, withoutNetwork, { signedIn: true });
};
const failed = async () => (await screen.findAllByRole('alert'))[0];

describe('offline', () => {
  it.each(['/MyOrders', '/cart'])('%s fails at once and says so once', async (path) => {
    const { api } = await openOffline(path);
    expect(await failed()).toHaveTextContent('We try again once you are back online.');
    expect(screen.getAllByText(/You are offline/)).toHaveLength(1);
    const main = within(screen.getByRole('main'));
    await waitFor(() => expect(main.getByRole('button', { name: 'Retry' })).toBeEnabled());
    // The cart icon and the cart page request the cart once each.
    const call = path === '/cart' ? '/user/get-cart' : '/user/get-orders';
    expect(api.to(call)).toHaveLength(path === '/cart' ? 2 : 1);
  });

  it('loads by itself when the connection is back', async () => {
    const { api, store } = await openOffline('/MyOrders');
    const stop = startFocusRefetch(store);
    await failed();
    api.respond = withOrders;
    setOffline(false);
    expect(await screen.findByRole('link', { name: 'Order #7K3QF' })).toBeVisible();
    expect(screen.queryByText(/You are offline/)).toBeNull();
    stop();
  });

  it('keeps showing orders that are loaded', async () => {
    const { api, user } = await renderAppWithFakeApi('/MyOrders', withOrders, { signedIn: true });
    await screen.findByRole('link', { name: 'Order #7K3QF' });
    api.respond = withoutNetwork;
    setOffline(true);
    await user.click(screen.getByRole('link', { name: 'About Us' }));
    await screen.findByRole('heading', { level: 1, name: 'About us' });
    await user.click(within(screen.getByRole('banner')).getByRole('link', { name: 'Orders' }));
    expect(await screen.findByRole('link', { name: 'Order #7K3QF' })).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  });
});
