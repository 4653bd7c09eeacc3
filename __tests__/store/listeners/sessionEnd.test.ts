import { describe, expect, it, jest } from '@jest/globals';
import { addReviewApi } from '@/api/addReview';
import { authApi } from '@/api/auth';
import { cartApi } from '@/api/cart';
import { catalogueApi } from '@/api/catalogue';
import { ordersApi } from '@/api/orders';
import { arabicCatalog } from '@/app/i18n/arabicCatalog';
import { createI18n } from '@/i18n/createI18n';
import type { Language } from '@/lib/language';
import type { AppDispatch } from '@/store/makeStore';
import { selectToken, signedIn } from '@/store/slices/authSlice';
import { withBilling } from '@/fixtures/seedBilling';
import { selectCheckout } from '@/store/slices/checkoutSlice';
import { createTestStore, type Respond } from '../../support/fakeApi';
import { until } from '../../support/until';
import { buildSession } from '@/fixtures/session.fixtures';

const rejectToken =
  (message: string): Respond =>
  () => ({ status: 401, body: { message } });

function signedInStore(respond: Respond, currentPath = '/products', language: Language = 'en') {
  const purgeStorage = jest.fn(() => Promise.resolve());
  const i18n = createI18n(language, language === 'ar' ? arabicCatalog : {});
  const shop = createTestStore(respond, {
    services: { purgeStorage, currentPath: () => currentPath, i18n },
  });
  shop.store.dispatch(signedIn(buildSession()));
  return { ...shop, purgeStorage };
}

describe('the end of a session (product 10.9)', () => {
  it.each(['Token expired', 'Invalid token', 'Token not found'])(
    "'%s' shows one toast, purges storage and redirects to sign-in",
    async (message) => {
      const { store, toasts, visited, purgeStorage } = signedInStore(rejectToken(message));

      await store.dispatch(cartApi.endpoints.getCart.initiate());

      expect(toasts).toEqual([{ message, variant: 'error' }]);
      expect(visited).toEqual([{ to: '/login', state: { hasSessionEnded: true } }]);
      expect(selectToken(store.getState())).toBeNull();
      expect(purgeStorage).toHaveBeenCalledTimes(1);
    },
  );

  it('shows an Arabic toast on Arabic pages (product 14.6)', async () => {
    const { store, toasts } = signedInStore(rejectToken('Token expired'), '/products', 'ar');

    await store.dispatch(cartApi.endpoints.getCart.initiate());

    expect(toasts).toEqual([
      { message: 'انتهت جلستك. يُرجى تسجيل الدخول من جديد.', variant: 'error' },
    ]);
  });

  it('is handled once when five requests fail together', async () => {
    const { store, toasts, visited, purgeStorage } = signedInStore(rejectToken('Token expired'));

    await Promise.all(
      ['a', 'b', 'c', 'd', 'e'].map((id) =>
        store.dispatch(ordersApi.endpoints.getSingleOrderHistory.initiate(id)),
      ),
    );

    expect(toasts).toHaveLength(1);
    expect(visited).toHaveLength(1);
    expect(purgeStorage).toHaveBeenCalledTimes(1);
  });

  it('clears the query cache', async () => {
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

  it('does not follow from a rejected code', async () => {
    const { store, toasts, visited } = signedInStore(rejectToken('Invalid token'));

    await store.dispatch(authApi.endpoints.verifyOtp.initiate({ email: 'a@b.ae', otp: '000000' }));

    expect(toasts).toEqual([]);
    expect(visited).toEqual([]);
    expect(selectToken(store.getState())).toBe(buildSession().token);
  });

  it('does not follow from a late response to an older token', async () => {
    const { store, toasts, visited, api } = signedInStore(rejectToken('Token expired'));
    const responses: (() => void)[] = [];
    api.respond = () =>
      new Promise((resolve) => {
        responses.push(() => resolve({ status: 401, body: { message: 'Token expired' } }));
      });
    const late = store.dispatch(cartApi.endpoints.getCart.initiate());
    await until(() => responses.length > 0);
    store.dispatch(signedIn(buildSession({ token: 'a-newer-token' })));

    responses.forEach((respond) => respond());
    await late;

    expect(selectToken(store.getState())).toBe('a-newer-token');
    expect(toasts).toEqual([]);
    expect(visited).toEqual([]);
  });

  it.each([
    '/Checkout',
    '/checkout/',
    '/cart',
    '/account',
    '/MyOrders',
    '/MyOrders-detail?id=7',
    '/product-detail?id=linen&size=s2',
    '/compare?ids=linen,velvet',
  ])('stores %s as return path', async (currentPath) => {
    const { store, visited } = signedInStore(rejectToken('Token expired'), currentPath);

    await store.dispatch(cartApi.endpoints.getCart.initiate());

    expect(visited).toEqual([
      { to: '/login', state: { returnTo: currentPath, hasSessionEnded: true } },
    ]);
  });

  it('stores the line to add with its key (product 10.20)', async () => {
    const returnTo = '/product-detail?id=linen';
    const { store, visited } = signedInStore(rejectToken('Token expired'), returnTo);
    const line = { productId: 'linen', sizeId: 's2' };

    await store.dispatch(
      cartApi.endpoints.addToCart.initiate({ ...line, idempotencyKey: 'key-of-the-ended-session' }),
    );

    const addToCart = { ...line, idempotencyKey: 'key-of-the-ended-session' };
    expect(visited).toEqual([
      { to: '/login', state: { returnTo, addToCart, hasSessionEnded: true } },
    ]);
  });

  it('stores that a review was sent, without its texts', async () => {
    const returnTo = '/product-detail?id=linen';
    const { store, visited } = signedInStore(rejectToken('Token expired'), returnTo);
    const texts = { rating: 5 as const, review: 'Lovely', name: 'Layla' };
    const addReview = { productId: 'linen', idempotencyKey: 'key' };

    await store.dispatch(addReviewApi.endpoints.addReview.initiate({ ...addReview, ...texts }));

    expect(visited).toEqual([
      { to: '/login', state: { returnTo, addReview, hasSessionEnded: true } },
    ]);
  });

  it('stores no line for other mutations', async () => {
    const returnTo = '/product-detail?id=linen';
    const { store, visited } = signedInStore(rejectToken('Token expired'), returnTo);
    const line = { productId: 'linen', sizeId: 's2' };

    await store.dispatch(cartApi.endpoints.actOnCart.initiate({ ...line, action: 'remove' }));

    expect(visited).toEqual([{ to: '/login', state: { returnTo, hasSessionEnded: true } }]);
  });

  it('stores no line that was added on another page', async () => {
    const { store, visited } = signedInStore(rejectToken('Token expired'), '/products');
    const line = { productId: 'linen', sizeId: 's2', idempotencyKey: 'key' };

    await store.dispatch(cartApi.endpoints.addToCart.initiate(line));

    expect(visited).toEqual([{ to: '/login', state: { hasSessionEnded: true } }]);
  });

  it('keeps the billing form for its customer', async () => {
    const { store } = signedInStore(rejectToken('Token expired'), '/Checkout');
    withBilling({ firstName: 'Layla' })(store);

    await store.dispatch(cartApi.endpoints.getCart.initiate());

    expect(selectCheckout(store.getState()).ownerId).toBe(buildSession().user._id);
  });

  it.each([
    ['/login', 0],
    ['/cart', 1],
  ])('on %s shows a visitor %i toasts', async (currentPath, times) => {
    const { store, toasts, visited } = createTestStore(rejectToken('Token not found'), {
      services: { currentPath: () => currentPath },
    });

    await store.dispatch(cartApi.endpoints.getCart.initiate());

    expect(toasts).toHaveLength(times);
    expect(visited).toHaveLength(times);
  });

  it('shows a toast to a customer who is already on the sign-in page', async () => {
    const { store, toasts } = signedInStore(rejectToken('Token expired'), '/login');

    await store.dispatch(cartApi.endpoints.getCart.initiate());

    expect(toasts).toEqual([{ message: 'Token expired', variant: 'error' }]);
    expect(selectToken(store.getState())).toBeNull();
  });

  const { sendOtp, logout } = authApi.endpoints;
  const authMutations: [string, (dispatch: AppDispatch) => PromiseLike<unknown>][] = [
    ['sendOtp', (dispatch) => dispatch(sendOtp.initiate({ email: 'a@b.ae' }))],
    ['logout', (dispatch) => dispatch(logout.initiate())],
  ];

  it.each(authMutations)('does not follow from a rejected %s', async (_endpoint, send) => {
    const { store, visited } = signedInStore(rejectToken('Invalid token'));

    await send(store.dispatch);

    expect(visited).toEqual([]);
    expect(selectToken(store.getState())).toBe(buildSession().token);
  });

  it('does not follow from another rejection', async () => {
    const { store, visited } = signedInStore(rejectToken('You may not do this'));

    await store.dispatch(cartApi.endpoints.getCart.initiate());

    expect(selectToken(store.getState())).toBe(buildSession().token);
    expect(visited).toEqual([]);
  });
});
