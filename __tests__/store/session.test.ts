import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { cartApi, selectCart } from '@/api/cart';
import { followSession, signOut } from '@/store/session';
import { draftEdited, selectBillingDraft } from '@/store/slices/checkoutSlice';
import { selectToken, signedIn } from '@/store/slices/authSlice';
import { createTestStore, type Answer } from '../support/fakeApi';
import { buildSession } from '@/fixtures/session.fixtures';

const emptyCart: Answer = ({ path }) =>
  path === '/user/get-cart'
    ? { body: { cart: [], currencySymbol: 'AED', subTotal: 0, shippingCharge: 0, total: 0 } }
    : { body: { message: 'ok' } };

async function shopWithCustomer(answer: Answer = emptyCart) {
  const purgeStorage = jest.fn(() => Promise.resolve());
  const shop = createTestStore(answer, { services: { purgeStorage } });
  shop.store.dispatch(signedIn(buildSession()));
  await shop.store.dispatch(cartApi.endpoints.getCart.initiate());
  return { ...shop, purgeStorage };
}

afterEach(() => {
  jest.useRealTimers();
});

describe('signing out (product 10.10)', () => {
  it('revokes the token, forgets everything and leads home', async () => {
    const { store, api, visited, purgeStorage } = await shopWithCustomer();
    store.dispatch(draftEdited({ firstName: 'Layla' }));

    await store.dispatch(signOut());

    const [logout] = api.to('/user/logout');
    expect(logout?.headers.get('Authorization')).toBe(`Bearer ${buildSession().token}`);
    expect(selectToken(store.getState())).toBeNull();
    expect(selectCart(store.getState())).toBeUndefined();
    expect(selectBillingDraft(store.getState()).firstName).toBe('');
    expect(purgeStorage).toHaveBeenCalledTimes(1);
    expect(visited).toEqual([{ to: '/', state: undefined }]);
  });

  it('ends the session here without a word when the server refuses', async () => {
    const { store, toasts } = await shopWithCustomer((request) =>
      request.path === '/user/logout'
        ? { status: 401, body: { message: 'Invalid token' } }
        : emptyCart(request),
    );

    await store.dispatch(signOut());

    expect(selectToken(store.getState())).toBeNull();
    expect(toasts).toEqual([]);
  });

  it('does not wait for a server that does not answer', async () => {
    const { store } = await shopWithCustomer((request) =>
      request.path === '/user/logout' ? new Promise(() => undefined) : emptyCart(request),
    );
    jest.useFakeTimers();

    const leaving = store.dispatch(signOut());
    await jest.advanceTimersByTimeAsync(2_999);
    expect(selectToken(store.getState())).not.toBeNull();
    await jest.advanceTimersByTimeAsync(1);
    await leaving;

    expect(selectToken(store.getState())).toBeNull();
  });

  it('leaves no timer running once the server has answered', async () => {
    const { store } = await shopWithCustomer();
    jest.useFakeTimers();

    await store.dispatch(signOut());

    expect(jest.getTimerCount()).toBe(0);
  });
});

describe('following another tab', () => {
  it('signs in as the other tab did and drops what was answered before', async () => {
    const { store } = await shopWithCustomer();

    store.dispatch(followSession(buildSession({ token: 'from-the-other-tab' })));

    expect(selectToken(store.getState())).toBe('from-the-other-tab');
    expect(selectCart(store.getState())).toBeUndefined();
  });

  it('signs out as the other tab did and drops what was answered before', async () => {
    const { store } = await shopWithCustomer();

    store.dispatch(followSession(null));

    expect(selectToken(store.getState())).toBeNull();
    expect(selectCart(store.getState())).toBeUndefined();
  });

  // The other tab may be the one that heard of an expired session first.
  it('gives a form back to the customer who typed it, when the session ended in another tab', async () => {
    const { store } = await shopWithCustomer();
    store.dispatch(draftEdited({ firstName: 'Layla' }));

    store.dispatch(followSession(null));
    store.dispatch(followSession(buildSession({ token: 'newer' })));

    expect(selectBillingDraft(store.getState()).firstName).toBe('Layla');
  });

  it('shows the form of the former customer to nobody else', async () => {
    const { store } = await shopWithCustomer();
    store.dispatch(draftEdited({ firstName: 'Layla' }));

    store.dispatch(followSession(null));
    const user = { _id: 'omar', email: 'omar@sadeel.example' };
    store.dispatch(followSession(buildSession({ token: 'of-omar', user })));

    expect(selectBillingDraft(store.getState()).firstName).toBe('');
  });

  it('changes nothing when the session is the same', async () => {
    const { store } = await shopWithCustomer();
    const before = store.getState();

    store.dispatch(followSession(buildSession()));

    expect(store.getState()).toBe(before);
  });
});
