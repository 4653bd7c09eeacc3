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

describe('getOrders', () => {
  it('keeps the order of the response and drops orders without an id', async () => {
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

  it('the selector returns the same empty array before the first response', () => {
    expect(selectOrders(undefined)).toEqual([]);
    expect(selectOrders(undefined)).toBe(selectOrders(undefined));
  });
});

describe('getSingleOrderHistory', () => {
  it('returns the order and its shipping address', async () => {
    const body = { order: buildOrderDetail(), shippingAddress };
    const { data } = await storeOn(body).dispatch(getSingleOrderHistory.initiate('o1'));
    expect(data).toEqual(body);
  });

  it('returns no order when the response contains none', async () => {
    const { data } = await storeOn({}).dispatch(getSingleOrderHistory.initiate('o1'));
    expect(data?.order).toBeUndefined();
    expect(data?.shippingAddress).toMatchObject({ firstName: '', country: '' });
  });
});

describe('placeOrder', () => {
  it('returns the payment URL and the order', async () => {
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
