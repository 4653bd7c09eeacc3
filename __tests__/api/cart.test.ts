import { describe, expect, it } from '@jest/globals';
import {
  cartApi,
  cartLineKey,
  selectCart,
  selectCartCount,
  selectCartCurrency,
  selectCartLineByKey,
  selectCartLineKeys,
  selectCartLines,
  selectCartTotals,
  selectPaymentTypes,
} from '@/api/cart';
import { productsApi } from '@/api/products';
import type { Cart } from '@/contract/cart';
import type { PaymentType } from '@/contract/orders';
import { buildCart, buildCartItem } from '@/fixtures/cart.fixtures';
import { createTestStore } from '../support/fakeApi';

const velvet = buildCartItem({ productId: 'velvet', sizeId: 'velvet-2', quantity: 3 });
const respond = () => ({ body: buildCart({ cart: [velvet, buildCartItem()] }) });

async function storeWithCart() {
  const { store } = createTestStore(respond);
  await store.dispatch(cartApi.endpoints.getCart.initiate());
  return store;
}

describe('the cart selectors', () => {
  it('return the lines in the order of the response', async () => {
    const state = (await storeWithCart()).getState();
    expect(selectCartLineKeys(state)).toEqual(['velvet:velvet-2', 'linen:linen-1']);
    expect(selectCartLines(state)).toEqual([velvet, buildCartItem()]);
    expect(selectCartLineByKey(state, cartLineKey(velvet))).toEqual(velvet);
    expect(selectCartLineByKey(state, 'wool:wool-1')).toBeUndefined();
  });

  it('count the lines, whatever their quantities', async () => {
    expect(selectCartCount((await storeWithCart()).getState())).toBe(2);
  });

  it('return the totals of the response', async () => {
    const state = (await storeWithCart()).getState();
    expect(selectCartCurrency(state)).toBe('AED');
    expect(selectCartTotals(state)).toEqual({
      currencySymbol: 'AED',
      subTotal: 370,
      shippingCharge: 50,
      total: 420,
    });
  });

  it('return the same totals object until the cart changes', async () => {
    const store = await storeWithCart();
    const before = selectCartTotals(store.getState());
    const { getProducts } = productsApi.endpoints;
    await store.dispatch(getProducts.initiate({ page: 1, limit: 10 }));
    expect(selectCartTotals(store.getState())).toBe(before);
  });
});

describe('selectPaymentTypes', () => {
  const typesOf = async (changes: Partial<Cart>) => {
    const { store } = createTestStore(() => ({ body: buildCart(changes) }));
    await store.dispatch(cartApi.endpoints.getCart.initiate());
    return selectPaymentTypes(store.getState());
  };

  it('returns both payment types when the response omits them', async () => {
    expect(await typesOf({})).toEqual(['stripe', 'paypal']);
  });

  it.each<[PaymentType[]]>([[['paypal']], [[]]])(
    'returns %j as in the response',
    async (offered) => {
      expect(await typesOf({ paymentTypes: offered })).toEqual(offered);
    },
  );

  it('returns both payment types before the first response', () => {
    expect(selectPaymentTypes(createTestStore().store.getState())).toEqual(['stripe', 'paypal']);
  });
});

describe('before the first response', () => {
  const state = createTestStore().store.getState();

  it('the cart is undefined', () => {
    expect(selectCart(state)).toBeUndefined();
    expect(selectCartTotals(state)).toBeUndefined();
    expect(selectCartCurrency(state)).toBe('');
  });

  it('the cart has no lines', () => {
    expect(selectCartLineKeys(state)).toEqual([]);
    expect(selectCartLines(state)).toEqual([]);
    expect(selectCartLineByKey(state, 'linen:linen-1')).toBeUndefined();
    expect(selectCartCount(state)).toBe(0);
  });
});
