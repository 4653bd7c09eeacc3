import { describe, expect, it, jest } from '@jest/globals';
import { authApi } from '@/api/auth';
import { cartApi } from '@/api/cart';
import { catalogueApi } from '@/api/catalogue';
import { ordersApi } from '@/api/orders';
import type { AppDispatch } from '@/store/makeStore';
import { selectToken, signedIn } from '@/store/slices/authSlice';
import { draftEdited } from '@/store/slices/checkoutSlice';
import { createTestStore, type Answer } from '../../support/fakeApi';
import { buildSession } from '@/fixtures/session.fixtures';

const dead =
  (message: string): Answer =>
  () => ({ status: 401, body: { message } });

function signedInStore(answer: Answer, currentPath = '/products') {
  const purgeStorage = jest.fn(() => Promise.resolve());
  const shop = createTestStore(answer, {
    services: { purgeStorage, currentPath: () => currentPath },
  });
  shop.store.dispatch(signedIn(buildSession()));
  return { ...shop, purgeStorage };
}

describe('the end of a session (product 10.9)', () => {
  it.each(['Token expired', 'Invalid token', 'Token not found'])(
    "'%s' is said once, empties storage and leads to sign-in",
    async (message) => {
      const { store, toasts, visited, purgeStorage } = signedInStore(dead(message));

      await store.dispatch(cartApi.endpoints.getCart.initiate());

      expect(toasts).toEqual([{ message, variant: 'error' }]);
      expect(visited).toEqual([{ to: '/login', state: {} }]);
      expect(selectToken(store.getState())).toBeNull();
      expect(purgeStorage).toHaveBeenCalledTimes(1);
    },
  );

  it('comes once when five calls fail together', async () => {
    const { store, toasts, visited, purgeStorage } = signedInStore(dead('Token expired'));

    await Promise.all(
      ['a', 'b', 'c', 'd', 'e'].map((id) =>
        store.dispatch(ordersApi.endpoints.getSingleOrderHistory.initiate(id)),
      ),
    );

    expect(toasts).toHaveLength(1);
    expect(visited).toHaveLength(1);
    expect(purgeStorage).toHaveBeenCalledTimes(1);
  });

  it('drops every cached answer', async () => {
    const { store } = signedInStore(({ path }) =>
      path === '/user/get-category'
        ? { body: { categories: [{ _id: 'c', name: 'Curtains', image: '/media/c.webp' }] } }
        : { status: 401, body: { message: 'Invalid token' } },
    );
    await store.dispatch(catalogueApi.endpoints.getCategory.initiate());

    await store.dispatch(cartApi.endpoints.getCart.initiate());

    const cached = catalogueApi.endpoints.getCategory.select()(store.getState());
    expect(cached.data).toBeUndefined();
  });

  it('is not what a refused code means', async () => {
    const { store, toasts, visited } = signedInStore(dead('Invalid token'));

    await store.dispatch(authApi.endpoints.verifyOtp.initiate({ email: 'a@b.ae', otp: '000000' }));

    expect(toasts).toEqual([]);
    expect(visited).toEqual([]);
    expect(selectToken(store.getState())).toBe(buildSession().token);
  });

  it('does not come from the late answer to an older token', async () => {
    const { store, toasts, visited, api } = signedInStore(dead('Token expired'));
    const answers: (() => void)[] = [];
    api.answer = () =>
      new Promise((resolve) => {
        answers.push(() => resolve({ status: 401, body: { message: 'Token expired' } }));
      });
    const late = store.dispatch(cartApi.endpoints.getCart.initiate());
    await new Promise((resolve) => setTimeout(resolve));
    store.dispatch(signedIn(buildSession({ token: 'a-newer-token' })));

    answers.forEach((answer) => answer());
    await late;

    expect(selectToken(store.getState())).toBe('a-newer-token');
    expect(toasts).toEqual([]);
    expect(visited).toEqual([]);
  });

  it.each([
    '/Checkout',
    '/checkout/',
    '/cart',
    '/MyOrders',
    '/MyOrders-detail?id=7',
    '/product-detail?id=linen&size=s2',
  ])('keeps %s in mind, so that a new sign-in leads back there', async (currentPath) => {
    const { store, visited } = signedInStore(dead('Token expired'), currentPath);

    await store.dispatch(cartApi.endpoints.getCart.initiate());

    expect(visited).toEqual([{ to: '/login', state: { returnTo: currentPath } }]);
  });

  it('remembers the size to add, so that a new sign-in adds it (product 10.7)', async () => {
    const place = '/product-detail?id=linen';
    const { store, visited } = signedInStore(dead('Token expired'), place);
    const line = { productId: 'linen', sizeId: 's2' };

    await store.dispatch(
      cartApi.endpoints.addToCart.initiate({ ...line, idempotencyKey: 'key-of-the-dead-session' }),
    );

    expect(visited).toEqual([{ to: '/login', state: { returnTo: place, addToCart: line } }]);
  });

  it('keeps nothing in mind that another call was about', async () => {
    const place = '/product-detail?id=linen';
    const { store, visited } = signedInStore(dead('Token expired'), place);
    const line = { productId: 'linen', sizeId: 's2' };

    await store.dispatch(cartApi.endpoints.actOnCart.initiate({ ...line, action: 'remove' }));

    expect(visited).toEqual([{ to: '/login', state: { returnTo: place } }]);
  });

  it('keeps nothing in mind that was added elsewhere', async () => {
    const { store, visited } = signedInStore(dead('Token expired'), '/products');
    const line = { productId: 'linen', sizeId: 's2', idempotencyKey: 'key' };

    await store.dispatch(cartApi.endpoints.addToCart.initiate(line));

    expect(visited).toEqual([{ to: '/login', state: {} }]);
  });

  it('lets a form wait for the customer who typed it', async () => {
    const { store } = signedInStore(dead('Token expired'), '/Checkout');
    store.dispatch(draftEdited({ firstName: 'Layla' }));

    await store.dispatch(cartApi.endpoints.getCart.initiate());

    expect(store.getState().checkout.ownerId).toBe(buildSession().user._id);
  });

  it.each([
    ['/login', 0],
    ['/cart', 1],
  ])('is said to a visitor at %s %i times', async (currentPath, times) => {
    const { store, toasts, visited } = createTestStore(dead('Token not found'), {
      services: { currentPath: () => currentPath },
    });

    await store.dispatch(cartApi.endpoints.getCart.initiate());

    expect(toasts).toHaveLength(times);
    expect(visited).toHaveLength(times);
  });

  it('is said to a customer who is at sign-in already', async () => {
    const { store, toasts } = signedInStore(dead('Token expired'), '/login');

    await store.dispatch(cartApi.endpoints.getCart.initiate());

    expect(toasts).toEqual([{ message: 'Token expired', variant: 'error' }]);
    expect(selectToken(store.getState())).toBeNull();
  });

  const { sendOtp, logout } = authApi.endpoints;
  const ownWording: [string, (dispatch: AppDispatch) => PromiseLike<unknown>][] = [
    ['sendOtp', (dispatch) => dispatch(sendOtp.initiate({ email: 'a@b.ae' }))],
    ['logout', (dispatch) => dispatch(logout.initiate())],
  ];

  it.each(ownWording)('is not what a refused %s means', async (_endpoint, send) => {
    const { store, visited } = signedInStore(dead('Invalid token'));

    await send(store.dispatch);

    expect(visited).toEqual([]);
    expect(selectToken(store.getState())).toBe(buildSession().token);
  });

  it('is not what another refusal means', async () => {
    const { store, visited } = signedInStore(dead('You may not do this'));

    await store.dispatch(cartApi.endpoints.getCart.initiate());

    expect(selectToken(store.getState())).toBe(buildSession().token);
    expect(visited).toEqual([]);
  });
});
