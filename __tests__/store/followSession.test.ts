import { describe, expect, it } from '@jest/globals';
import { cartApi, selectCart } from '@/api/cart';
import { followSession } from '@/store/followSession';
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
  const shop = createTestStore(respond);
  shop.store.dispatch(signedIn(buildSession()));
  await shop.store.dispatch(cartApi.endpoints.getCart.initiate());
  return shop;
}

describe('followSession', () => {
  it('signs in and clears the query cache', async () => {
    const { store } = await signedInStore();

    store.dispatch(followSession(buildSession({ token: 'from-the-other-tab' })));

    expect(selectToken(store.getState())).toBe('from-the-other-tab');
    expect(selectCart(store.getState())).toBeUndefined();
  });

  it('signs out and clears the query cache', async () => {
    const { store } = await signedInStore();

    store.dispatch(followSession(null));

    expect(selectToken(store.getState())).toBeNull();
    expect(selectCart(store.getState())).toBeUndefined();
  });

  // Another tab may be the first to detect an expired session.
  it('restores the billing form when the same customer signs in again', async () => {
    const { store } = await signedInStore();
    withBilling({ firstName: 'Layla' })(store);

    store.dispatch(followSession(null));
    store.dispatch(followSession(buildSession({ token: 'newer' })));

    expect(selectBillingDraft(store.getState()).firstName).toBe('Layla');
  });

  it('hides the billing form from another customer', async () => {
    const { store } = await signedInStore();
    withBilling({ firstName: 'Layla' })(store);

    store.dispatch(followSession(null));
    const user = { _id: 'omar', email: 'omar@sadeel.example' };
    store.dispatch(followSession(buildSession({ token: 'of-omar', user })));

    expect(selectBillingDraft(store.getState()).firstName).toBe('');
  });

  it('changes nothing when the session is the same', async () => {
    const { store } = await signedInStore();
    const before = store.getState();

    store.dispatch(followSession(buildSession()));

    expect(store.getState()).toBe(before);
  });
});
