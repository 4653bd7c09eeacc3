import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { cartApi, selectCart } from '@/api/cart';
import { signOut } from '@/store/signOut';
import { selectBillingDraft } from '@/store/selectBillingDraft';
import { withBilling } from '@/fixtures/seedBilling';
import { selectToken, signedIn } from '@/store/slices/authSlice';
import { createTestStore, type Respond } from '../support/fakeApi';
import { buildSession } from '@/fixtures/session.fixtures';

const emptyCart: Respond = ({ path }) =>
  path === '/user/get-cart'
    ? { body: { cart: [], currencySymbol: 'AED', subTotal: 0, shippingCharge: 0, total: 0 } }
    : { body: { message: 'ok' } };

async function signedInStore(respond: Respond = emptyCart) {
  const purgeStorage = jest.fn(() => Promise.resolve());
  const shop = createTestStore(respond, { services: { purgeStorage } });
  shop.store.dispatch(signedIn(buildSession()));
  await shop.store.dispatch(cartApi.endpoints.getCart.initiate());
  return { ...shop, purgeStorage };
}

afterEach(() => {
  jest.useRealTimers();
});

describe('signOut (product 10.10)', () => {
  it('revokes the token, resets the state and navigates home', async () => {
    const { store, api, visited, purgeStorage } = await signedInStore();
    withBilling({ firstName: 'Layla' })(store);

    await store.dispatch(signOut());

    const [logout] = api.to('/user/logout');
    expect(logout?.headers.get('Authorization')).toBe(`Bearer ${buildSession().token}`);
    expect(selectToken(store.getState())).toBeNull();
    expect(selectCart(store.getState())).toBeUndefined();
    expect(selectBillingDraft(store.getState()).firstName).toBe('');
    expect(purgeStorage).toHaveBeenCalledTimes(1);
    expect(visited).toEqual([{ to: '/', state: undefined }]);
  });

  it('ends the session silently when the request is rejected', async () => {
    const { store, toasts } = await signedInStore((request) =>
      request.path === '/user/logout'
        ? { status: 401, body: { message: 'Invalid token' } }
        : emptyCart(request),
    );

    await store.dispatch(signOut());

    expect(selectToken(store.getState())).toBeNull();
    expect(toasts).toEqual([]);
  });

  it('ends the session after 3 s without a response', async () => {
    const { store } = await signedInStore((request) =>
      request.path === '/user/logout' ? new Promise(() => undefined) : emptyCart(request),
    );
    jest.useFakeTimers();

    const signingOut = store.dispatch(signOut());
    await jest.advanceTimersByTimeAsync(2_999);
    expect(selectToken(store.getState())).not.toBeNull();
    await jest.advanceTimersByTimeAsync(1);
    await signingOut;

    expect(selectToken(store.getState())).toBeNull();
  });

  it('leaves no timer after the response', async () => {
    const { store } = await signedInStore();
    jest.useFakeTimers();

    await store.dispatch(signOut());

    expect(jest.getTimerCount()).toBe(0);
  });
});
