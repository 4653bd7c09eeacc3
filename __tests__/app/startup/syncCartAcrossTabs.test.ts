import { afterEach, describe, expect, it } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { cartApi, selectCart } from '@/api/cart';
import { catalogueApi } from '@/api/catalogue';
import { syncCartAcrossTabs } from '@/app/startup/syncCartAcrossTabs';
import { signedIn } from '@/store/slices/authSlice';
import { buildSession } from '@/fixtures/session.fixtures';
import { createTestStore } from '../../support/fakeApi';

const stops: (() => void)[] = [];
afterEach(() => stops.splice(0).forEach((stop) => stop()));

/** A tab that shows the cart of a shop whose subtotal is that of `cart`. */
async function openTab(cart: { subTotal: number }, status = 200) {
  const tab = createTestStore(({ path }) =>
    path === '/user/get-cart'
      ? { body: { cart: [], currencySymbol: 'AED', shippingCharge: 0, total: 0, ...cart } }
      : { status, body: { message: 'ok' } },
  );
  stops.push(syncCartAcrossTabs(tab.store));
  tab.store.dispatch(signedIn(buildSession()));
  await tab.store.dispatch(cartApi.endpoints.getCart.initiate());
  return tab;
}

const addition = { productId: 'velvet', sizeId: 'velvet-1', quantity: 1, idempotencyKey: 'key' };

describe('syncCartAcrossTabs', () => {
  it('refetches the cart when another tab changes it', async () => {
    const cart = { subTotal: 0 };
    const [tab, other] = [await openTab(cart), await openTab(cart)];

    cart.subTotal = 120;
    await other.store.dispatch(cartApi.endpoints.addToCart.initiate(addition));

    await waitFor(() => expect(selectCart(tab.store.getState())?.subTotal).toBe(120));
  });

  it('refetches nothing after a refused change and after reads', async () => {
    const cart = { subTotal: 0 };
    const [tab, other] = [await openTab(cart), await openTab(cart, 409)];

    await other.store.dispatch(cartApi.endpoints.addToCart.initiate(addition));
    await other.store.dispatch(catalogueApi.endpoints.getFaq.initiate({ page: 1, limit: 8 }));
    // Messages arrive in order, so that the one of the accepted change is the first.
    const third = await openTab(cart);
    const before = tab.api.to('/user/get-cart').length;
    await third.store.dispatch(cartApi.endpoints.addToCart.initiate(addition));

    await waitFor(() => expect(tab.api.to('/user/get-cart')).toHaveLength(before + 1));
    expect(before).toBe(1);
  });
});
