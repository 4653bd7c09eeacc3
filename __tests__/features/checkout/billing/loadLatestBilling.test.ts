import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { ShippingAddress } from '@/contract/orders';
import { loadLatestBilling } from '@/features/checkout/billing/loadLatestBilling';
import { buildOrder, buildOrderDetail, shippingAddress } from '@/fixtures/orders.fixtures';
import { selectBillingDraft } from '@/store/selectBillingDraft';
import { checkoutSlice } from '@/store/slices/checkoutSlice';
import { createTestStore } from '../../../support/fakeApi';

const LIST = '/user/get-orders';
const DETAIL = '/user/get-single-order-history';

interface Customer {
  orders?: unknown;
  address?: Partial<ShippingAddress>;
}

/** Loads the details of a customer with these orders. */
async function load({ orders = [buildOrder()], address = {} }: Customer = {}) {
  const shop = createTestStore(({ path }) =>
    path === LIST
      ? { body: { orders } }
      : {
          body: { order: buildOrderDetail(), shippingAddress: { ...shippingAddress, ...address } },
        },
  );
  shop.store.inject(checkoutSlice);
  await shop.store.dispatch(loadLatestBilling());
  return { ...shop, draft: selectBillingDraft(shop.store.getState()) };
}

beforeEach(() => {
  jest.useFakeTimers({
    now: new Date('2026-11-23T08:00:00Z'),
    doNotFake: ['nextTick', 'setTimeout'],
  });
});
afterEach(() => {
  jest.useRealTimers();
});

describe('loadLatestBilling (product 9.13)', () => {
  it('reads the first order of the year and its address', async () => {
    const { api, draft } = await load({
      address: { pinCode: '12345', dialCode: '+971', phone: '0501234567', email: 'old@x.example' },
    });
    expect(api.to(LIST).map(({ query }) => query)).toEqual([
      { page: '1', limit: '8', filter: '2026' },
    ]);
    expect(api.to(DETAIL).map(({ query }) => query)).toEqual([{ _id: 'o1' }]);
    expect(draft).toEqual({
      firstName: 'Layla',
      lastName: 'Haddad',
      companyName: 'Haddad Interiors',
      country: 'United Arab Emirates',
      address: 'Villa 3, Street 12',
      pinCode: '12345',
      city: 'Dubai',
      dialCode: '+971',
      phone: '0501234567',
      email: '',
      additionalInfo: '',
    });
  });

  it('finds the dial code of the country when the address has none', async () => {
    expect((await load({ address: { country: 'Oman' } })).draft).toMatchObject({
      country: 'Oman',
      dialCode: '+968',
      phone: '',
    });
    expect((await load({ address: { country: 'Atlantis' } })).draft.dialCode).toBe('');
  });

  it.each([
    ['2026-03-31T19:59:00Z', '90'],
    ['2026-03-31T20:01:00Z', '2026'],
  ])('asks for the longest period, at %s: %s', async (now, filter) => {
    jest.setSystemTime(new Date(now));
    expect((await load()).api.to(LIST)[0]?.query['filter']).toBe(filter);
  });

  it.each([[[]], [null], ['text'], [[{ orderId: 'No id' }]]])(
    'leaves the form empty for the orders %j',
    async (orders) => {
      const { api, draft } = await load({ orders });
      expect(Object.values(draft).join('')).toBe('United Arab Emirates');
      expect(api.to(DETAIL)).toEqual([]);
    },
  );
});
