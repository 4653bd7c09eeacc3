import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { OrderDetail } from '@/contract/orders';
import { OrderDetails } from '@/features/orders/detail/OrderDetails';
import { expectNamedControls } from '../../../support/expectNamedControls';
import type { FakeResponse } from '../../../support/fakeApi';
import { buildOrderDetail, shippingAddress } from '@/fixtures/orders.fixtures';
import { renderElement } from '../../../support/renderElement';

const addToCart = () => Promise.resolve(undefined);

const PATH = '/MyOrders-detail?id=o1';

function openOrder(changes: Partial<OrderDetail> = {}) {
  const body = { order: buildOrderDetail(changes), shippingAddress };
  return renderElement(<OrderDetails id="o1" addToCart={addToCart} />, {
    path: PATH,
    respond: () => ({ body }),
  });
}

const openWith = (response: FakeResponse) =>
  renderElement(<OrderDetails id="o1" addToCart={addToCart} />, {
    path: PATH,
    respond: () => response,
  });
const orderHeading = () => screen.findByRole('heading', { level: 1, name: 'Order #8QKCP' });

describe('OrderDetails', () => {
  it('requests the order by its id', async () => {
    const { api } = openOrder();
    await orderHeading();
    expect(api.to('/user/get-single-order-history').map(({ query }) => query)).toEqual([
      { _id: 'o1' },
    ]);
  });

  it('shows items, totals, date and status', async () => {
    openOrder();
    await orderHeading();
    expect(screen.getByText('Almas Ivory Linen')).toBeInTheDocument();
    expect(screen.getByText('140 cm width').parentElement).toHaveTextContent(
      '140 cm width · Quantity 2',
    );
    for (const amount of ['AED 185', 'AED 370', 'AED 50', 'AED 420']) {
      expect(screen.getByText(amount)).toBeInTheDocument();
    }
    expect(screen.getAllByText('05/11/2026').length).toBeGreaterThan(0);
  });

  it('shows a skeleton while loading', () => {
    renderElement(<OrderDetails id="o1" addToCart={addToCart} />, {
      path: PATH,
      respond: () => new Promise(() => undefined),
    });
    expect(screen.getByRole('status', { name: 'Loading your order' })).toBeInTheDocument();
  });

  it('shows free shipping', async () => {
    openOrder({ shippingCharge: 0, price: 370 });
    await orderHeading();
    expect(screen.getByText('Free')).toBeInTheDocument();
  });

  it('strikes through the price before a reduction', async () => {
    const [item] = buildOrderDetail().items;
    openOrder({ items: item === undefined ? [] : [{ ...item, offerPrice: 150 }] });
    await orderHeading();
    expect(screen.getByText('AED 150')).toBeInTheDocument();
    expect(screen.getByText('AED 185').closest('s')).not.toBeNull();
  });

  it('shows the order notes as they were written', async () => {
    openOrder({ additionalInfo: 'Living: W 240 × D 265 cm\nRing twice.' });
    await orderHeading();
    const title = await screen.findByRole('heading', { name: 'Order notes' });
    const notes = title.closest('section');
    expect(notes).toHaveTextContent('Living: W 240 × D 265 cm Ring twice.');
  });

  it.each([undefined, ''])('shows no order notes for %j', async (additionalInfo) => {
    openOrder({ additionalInfo });
    await orderHeading();
    expect(screen.queryByRole('heading', { name: 'Order notes' })).toBeNull();
  });

  it('shows the shipping address by line', async () => {
    openOrder();
    await orderHeading();
    const lines = screen.getByText('Haddad Interiors').closest('address')?.children ?? [];
    expect([...lines].map(({ textContent }) => textContent)).toEqual([
      'Haddad Interiors',
      'Layla Haddad',
      'Villa 3, Street 12',
      'Dubai',
      'United Arab Emirates',
    ]);
  });

  it('shows that the order is paid', async () => {
    openOrder();
    await orderHeading();
    expect(screen.getByText('Paid')).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Pay for this order' })).not.toBeInTheDocument();
  });

  it('links to the payment of an unpaid order', async () => {
    openOrder({ paymentStatus: 'pending', paymentUrl: '/api/payments/abc/pay' });
    const header = within((await orderHeading()).closest('header') ?? document.body);
    expect(header.getByRole('link', { name: 'Pay for this order' })).toHaveAttribute(
      'href',
      `${window.location.origin}/api/payments/abc/pay`,
    );
    expect(header.getByText('Payment needed')).toBeInTheDocument();
    expect(header.queryByText('Order Confirmed')).not.toBeInTheDocument();
  });

  it.each([
    { paymentStatus: 'pending', paymentUrl: 'https://pay.evil.example/' },
    { paymentStatus: 'pending', paymentUrl: 'javascript:alert(1)' },
    { paymentStatus: 'paid', paymentUrl: '/api/payments/abc/pay' },
    { orderStatus: 'Cancelled', paymentStatus: 'pending', paymentUrl: '/api/payments/abc/pay' },
  ] satisfies Partial<OrderDetail>[])('renders no payment link for %j', async (changes) => {
    openOrder(changes);
    await orderHeading();
    expect(screen.queryByRole('link', { name: 'Pay for this order' })).not.toBeInTheDocument();
  });

  it('shows a not-found message with a link to the list after a 404', async () => {
    openWith({ status: 404, body: { message: 'This order does not exist.' } });
    expect(await screen.findByText('We could not find this order.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'My Orders' })).toHaveAttribute('href', '/MyOrders');
  });

  it('shows the same message without an id and sends no request', () => {
    const { api } = renderElement(<OrderDetails id={undefined} addToCart={addToCart} />);
    expect(screen.getByText('We could not find this order.')).toBeInTheDocument();
    expect(api.requests).toEqual([]);
  });

  it('shows the same message for a response without an order', async () => {
    openWith({ body: { order: null } });
    expect(await screen.findByText('We could not find this order.')).toBeInTheDocument();
  });

  it('renders an order with only an id and an unknown status', async () => {
    openWith({ body: { order: { _id: 'o1', orderId: '8QKCP', orderStatus: 'Strange' } } });
    await orderHeading();
    expect(screen.getAllByText('Strange').length).toBeGreaterThan(0);
  });

  it('can be retried when loading fails', async () => {
    let isDown = true;
    const body = { order: buildOrderDetail(), shippingAddress };
    const { user } = renderElement(<OrderDetails id="o1" addToCart={addToCart} />, {
      path: PATH,
      respond: () => (isDown ? { status: 409, body: { message: 'Busy' } } : { body }),
    });
    expect(await screen.findByText('Busy')).toBeInTheDocument();
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await orderHeading();
  });
});

describe('tracking on small viewports', () => {
  it('opens as a dialog and closes by its button', async () => {
    const { user } = openOrder({ orderStatus: 'Shipped' });
    await user.click(await screen.findByRole('button', { name: 'Track your order' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Track Your Order' }));
    expectNamedControls('TrackDialog');
    expect(dialog.getByText('Shipped')).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Close tracking' }));
    expect(await screen.findByRole('button', { name: 'Track your order' })).toHaveFocus();
  });

  it('closes on Back, without leaving the order', async () => {
    const { user, place } = openOrder();
    await user.click(await screen.findByRole('button', { name: 'Track your order' }));
    await screen.findByRole('dialog', { name: 'Track Your Order' });
    place.go(-1);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(place.current).toBe(PATH);
    expect(screen.getByRole('button', { name: 'Track your order' })).toHaveFocus();
  });

  it('has a link back to the list', async () => {
    openOrder();
    expect(await screen.findByRole('link', { name: 'Back to My Orders' })).toHaveAttribute(
      'href',
      '/MyOrders',
    );
  });
});
