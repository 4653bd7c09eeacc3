import { describe, expect, it } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import type { OrderDetail } from '@/contract/orders';
import { OrderDetails } from '@/features/orders/detail/OrderDetails';
import { buildOrderDetail, shippingAddress } from '@/fixtures/orders.fixtures';
import type { FakeResponse } from '../../../support/fakeApi';
import { renderElement } from '../../../support/renderElement';

const NAME = 'Change this order';
const IN_TIME: Partial<OrderDetail> = {
  orderStatus: 'Confirmed',
  madeDelivery: { isFitted: true, cancelUntil: '2999-01-01T00:00:00Z' },
};

function openOrder(order: Partial<OrderDetail>, answer: FakeResponse = { body: {} }) {
  return renderElement(<OrderDetails id="o1" addToCart={() => Promise.resolve(undefined)} />, {
    path: '/MyOrders-detail?id=o1',
    respond: ({ path }) =>
      path === '/user/cancel-order'
        ? answer
        : { body: { order: buildOrderDetail(order), shippingAddress } },
  });
}

describe('changing an order (product 11.17)', () => {
  it('sends one request for two presses, and leads to the cart', async () => {
    const { api, toasts, place } = openOrder(IN_TIME, { body: { notInCart: [] } });
    const button = await screen.findByRole('button', { name: NAME });
    act(() => {
      button.click();
      button.click();
    });
    await waitFor(() => expect(place.current).toBe('/cart'));
    const requests = api.to('/user/cancel-order');
    expect(requests.map(({ body }) => body)).toEqual([
      { _id: 'o1', reason: 'Changed in the cart', comment: '', toCart: true },
    ]);
    expect(requests[0]?.headers.get('Idempotency-Key')).toMatch(/^[0-9a-f]{32}$/);
    expect(toasts).toEqual([
      { message: 'The order is cancelled, and its products are in your cart.', variant: 'success' },
    ]);
  });

  it('names what could not return', async () => {
    const { user, toasts } = openOrder(IN_TIME, { body: { notInCart: ['Zari Silk', 'Voile'] } });
    await user.click(await screen.findByRole('button', { name: NAME }));
    await waitFor(() => expect(toasts).toHaveLength(1));
    expect(toasts[0]?.message).toContain('everything but Zari Silk, Voile');
  });

  it('shows why it is too late', async () => {
    const message = 'Cutting has begun.';
    const { user } = openOrder(IN_TIME, { status: 409, body: { message } });
    await user.click(await screen.findByRole('button', { name: NAME }));
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
  });

  it.each<[string, Partial<OrderDetail>]>([
    ['of cloth alone', { orderStatus: 'Confirmed' }],
    [
      'whose cloth is cut',
      { ...IN_TIME, madeDelivery: { isFitted: true, cancelUntil: '2020-01-01T00:00:00Z' } },
    ],
    [
      'that the workroom has cut in time',
      { ...IN_TIME, madeDelivery: { ...IN_TIME.madeDelivery, isFitted: true, state: 'cutting' } },
    ],
    ['that is made', { ...IN_TIME, orderStatus: 'Packed' }],
  ])('is not offered for an order %s', async (_which, order) => {
    openOrder(order);
    expect(await screen.findByRole('button', { name: 'Cancel' })).toBeEnabled();
    expect(screen.queryByRole('button', { name: NAME })).not.toBeInTheDocument();
  });
});
