import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import type { Order } from '@/contract/orders';
import { Orders } from '@/features/orders/list/Orders';
import type { Respond } from '../../../support/fakeApi';
import { buildOrder } from '@/fixtures/orders.fixtures';
import { renderElement } from '../../../support/renderElement';

const respondWith =
  (orders: unknown[], totalPages?: number): Respond =>
  () => ({ body: { orders, totalPages } });
const manyOrders = (count: number): Order[] =>
  Array.from({ length: count }, (_, index) => buildOrder({ _id: `o${index}` }));

function openOrders(respond: Respond, path = '/MyOrders') {
  return renderElement(<Orders />, { path, respond });
}

describe('Orders', () => {
  it('requests the first 8 orders of the last 30 days', async () => {
    const { api } = openOrders(respondWith([buildOrder()]));
    await screen.findByRole('article');
    expect(api.requests.map(({ query }) => query)).toEqual([
      { page: '1', limit: '8', filter: '30' },
    ]);
  });

  it('shows number, status, date, product names and total of an order', async () => {
    openOrders(respondWith([buildOrder()]));
    const card = within(await screen.findByRole('article'));
    expect(card.getByRole('heading', { name: 'Order #8QKCP' })).toBeInTheDocument();
    expect(card.getByText('Order Confirmed')).toBeInTheDocument();
    expect(card.getByText('05/11/2026')).toBeInTheDocument();
    expect(card.getByText('Almas Ivory Linen')).toBeInTheDocument();
    expect(card.getByText('AED 420')).toBeInTheDocument();
  });

  it('links to the payment of an unpaid order (product 11.16)', async () => {
    openOrders(
      respondWith([buildOrder({ paymentStatus: 'pending', paymentUrl: '/api/payments/t/pay' })]),
    );
    const card = within(await screen.findByRole('article'));
    expect(card.getByText('Payment needed')).toBeInTheDocument();
    expect(card.queryByText('Order Confirmed')).not.toBeInTheDocument();
    expect(card.getByRole('link', { name: 'Pay for order #8QKCP' })).toHaveAttribute(
      'href',
      `${window.location.origin}/api/payments/t/pay`,
    );
  });

  it('shows date when there is no createdAt', async () => {
    openOrders(
      respondWith([{ ...buildOrder(), createdAt: undefined, date: '2026-10-01T00:00:00Z' }]),
    );
    expect(await screen.findByText('01/10/2026')).toBeInTheDocument();
  });

  it('links to the order with its id in state and URL', async () => {
    const { user, place } = openOrders(respondWith([buildOrder()]));
    await user.click(await screen.findByRole('link', { name: 'Order #8QKCP' }));
    expect(place).toMatchObject({ current: '/MyOrders-detail?id=o1', state: { id: 'o1' } });
  });

  it('returns to page 1 when the filter changes and keeps it in the URL', async () => {
    const { user, api, place } = openOrders(respondWith([buildOrder()], 3), '/MyOrders?page=2');
    await screen.findByRole('article');
    await user.click(screen.getByRole('link', { name: 'Last 90 Days' }));
    expect(place.current).toBe('/MyOrders?filter=90');
    await screen.findByRole('article');
    expect(api.requests.at(-1)?.query).toEqual({ page: '1', limit: '8', filter: '90' });
    expect(screen.getByRole('link', { name: 'Last 90 Days' })).toHaveAttribute(
      'aria-current',
      'true',
    );
  });

  it('shows 5 skeletons while loading', () => {
    openOrders(() => new Promise(() => undefined));
    expect(screen.getByRole('status', { name: 'Loading your orders' }).children).toHaveLength(5);
  });

  it('shows skeletons while another filter loads', async () => {
    let isFirst = true;
    const { user } = openOrders(() => {
      if (!isFirst) return new Promise(() => undefined);
      isFirst = false;
      return { body: { orders: [buildOrder()] } };
    });
    await screen.findByRole('article');
    await user.click(screen.getByRole('link', { name: 'Last 90 Days' }));
    expect(screen.getByRole('status', { name: 'Loading your orders' })).toBeInTheDocument();
    expect(screen.queryByRole('article')).not.toBeInTheDocument();
  });

  it('links to a wider filter when there are no orders', async () => {
    openOrders(respondWith([]));
    expect(await screen.findByText('No orders found.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: /^Show orders from \d{4}$/ })).toBeInTheDocument();
  });

  it('links to the products when the widest filter has no orders', async () => {
    const year = new Date().getFullYear();
    openOrders(respondWith([]), `/MyOrders?filter=${year}`);
    expect(await screen.findByRole('link', { name: 'Browse fabrics' })).toBeInTheDocument();
  });

  it('shows the message of a failure and can be retried', async () => {
    let isDown = true;
    const { user } = openOrders(() =>
      isDown ? { status: 400, body: { message: 'Not now' } } : { body: { orders: [buildOrder()] } },
    );
    expect(await screen.findByText('Not now')).toBeInTheDocument();
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('article')).toBeInTheDocument();
  });

  it('renders orders without images, names and prices', async () => {
    openOrders(respondWith([{ _id: 'o1', items: [{ _id: 'i', images: null }] }, null]));
    expect(await screen.findAllByRole('article')).toHaveLength(1);
  });
});

describe('pagination of the orders', () => {
  it('uses totalPages and keeps the filter', async () => {
    openOrders(respondWith([buildOrder()], 2), '/MyOrders?filter=90');
    const pages = await screen.findByRole('navigation', { name: 'Pages of your orders' });
    expect(within(pages).getByRole('link', { name: /page 2/i })).toHaveAttribute(
      'href',
      '/MyOrders?filter=90&page=2',
    );
  });

  it('has a next page after 8 orders without totalPages', async () => {
    openOrders(respondWith(manyOrders(8)));
    expect(await screen.findByRole('link', { name: 'Next' })).toHaveAttribute(
      'href',
      '/MyOrders?page=2',
    );
    expect(screen.queryByRole('link', { name: 'Previous' })).not.toBeInTheDocument();
  });

  it('has no next page after fewer than 8 orders without totalPages', async () => {
    openOrders(respondWith(manyOrders(7)), '/MyOrders?page=2');
    expect(await screen.findByRole('link', { name: 'Previous' })).toHaveAttribute(
      'href',
      '/MyOrders',
    );
    expect(screen.queryByRole('link', { name: 'Next' })).not.toBeInTheDocument();
  });
});
