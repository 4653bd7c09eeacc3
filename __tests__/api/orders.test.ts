import { describe, expect, it } from '@jest/globals';
import { ordersApi, selectOrders } from '@/api/orders';
import { placeOrderApi } from '@/api/placeOrder';
import { billingDraft } from '@/fixtures/billing.fixtures';
import { createTestStore } from '../support/fakeApi';
import { buildOrder, buildOrderDetail, shippingAddress } from '@/fixtures/orders.fixtures';

const { getOrders, getSingleOrderHistory } = ordersApi.endpoints;
const { placeOrder } = placeOrderApi.endpoints;
const firstPage = { page: 1, limit: 8, filter: '30' };

const storeOn = (body: unknown) => createTestStore(() => ({ body })).store;

describe('a page of orders', () => {
  it('stands in the order of the server', async () => {
    const orders = [buildOrder({ _id: 'o2' }), { orderId: 'No id' }, buildOrder()];
    const { data } = await storeOn({ orders, totalPages: '4' }).dispatch(
      getOrders.initiate(firstPage),
    );
    expect(selectOrders(data?.orders)).toEqual([buildOrder({ _id: 'o2' }), buildOrder()]);
    expect(data?.totalPages).toBe(4);
  });

  it('accepts a response without totalPages (product 11.1)', async () => {
    const { data } = await storeOn({ orders: null }).dispatch(getOrders.initiate(firstPage));
    expect(selectOrders(data?.orders)).toEqual([]);
    expect(data?.totalPages).toBeUndefined();
  });

  it('is the same empty list every time before an answer', () => {
    expect(selectOrders(undefined)).toEqual([]);
    expect(selectOrders(undefined)).toBe(selectOrders(undefined));
  });
});

describe('one order', () => {
  it('comes with its address', async () => {
    const body = { order: buildOrderDetail(), shippingAddress };
    const { data } = await storeOn(body).dispatch(getSingleOrderHistory.initiate('o1'));
    expect(data).toEqual(body);
  });

  it('is not there when the answer holds none', async () => {
    const { data } = await storeOn({}).dispatch(getSingleOrderHistory.initiate('o1'));
    expect(data?.order).toBeUndefined();
    expect(data?.shippingAddress).toMatchObject({ firstName: '', country: '' });
  });
});

describe('placing an order', () => {
  it('answers with the page to pay at and the order', async () => {
    const body = {
      message: 'Your order successfully placed',
      url: '/sandbox-payment/1',
      order: { _id: 'o1', orderId: 'SDL-1', price: 420, currencySymbol: 'AED' },
    };
    const { data } = await storeOn(body).dispatch(
      placeOrder.initiate({ ...billingDraft, paymentType: 'stripe', idempotencyKey: 'once' }),
    );
    expect(data).toEqual(body);
  });
});
