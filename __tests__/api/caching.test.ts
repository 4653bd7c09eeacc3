import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { cartApi } from '@/api/cart';
import { catalogueApi } from '@/api/catalogue';
import { enquiryApi } from '@/api/enquiry';
import { homeApi } from '@/api/home';
import { ordersApi } from '@/api/orders';
import { placeOrderApi } from '@/api/placeOrder';
import { productDetailsApi } from '@/api/productDetails';
import { productsApi } from '@/api/products';
import { addReviewApi } from '@/api/addReview';
import { reviewsApi } from '@/api/reviews';
import type { AppStore } from '@/store/makeStore';
import { billingDraft } from '@/fixtures/billing.fixtures';
import { buildEnquiry } from '@/fixtures/enquiry.fixtures';
import { createTestStore, type Respond } from '../support/fakeApi';

const line = { productId: 'almas', sizeId: 'almas-140' };
const idempotencyKey = 'once';

const ALL_QUERIES = [
  '/user/get-home-page',
  '/user/get-products',
  '/user/get-product-details',
  '/user/get-category',
  '/user/get-sub-category',
  '/user/get-our-works',
  '/user/get-faq',
  '/user/get-cart',
  '/user/get-review',
  '/user/get-orders',
  '/user/get-single-order-history',
];
const ORDER_QUERIES = ['/user/get-orders', '/user/get-single-order-history'];

/** Subscribes to every query and waits for the responses. */
async function subscribeToAll({ dispatch }: AppStore): Promise<void> {
  const { getCategory, getSubCategory, getOurWorks, getFaq } = catalogueApi.endpoints;
  await Promise.all([
    dispatch(homeApi.endpoints.getHomePage.initiate()),
    dispatch(productsApi.endpoints.getProducts.initiate({ page: 1, limit: 10 })),
    dispatch(productDetailsApi.endpoints.getProductDetails.initiate('almas')),
    dispatch(getCategory.initiate()),
    dispatch(getSubCategory.initiate('curtains')),
    dispatch(getOurWorks.initiate({ page: 1, limit: 10 })),
    dispatch(getFaq.initiate({ page: 1, limit: 10 })),
    dispatch(cartApi.endpoints.getCart.initiate()),
    dispatch(reviewsApi.endpoints.getReview.initiate({ productId: 'almas', page: 1, limit: 5 })),
    dispatch(ordersApi.endpoints.getOrders.initiate({ page: 1, limit: 8, filter: '30' })),
    dispatch(ordersApi.endpoints.getSingleOrderHistory.initiate('order-1')),
  ]);
}

const mutations = {
  enquiry: (store: AppStore) =>
    store.dispatch(
      enquiryApi.endpoints.sendEnquiry.initiate({ ...buildEnquiry(), idempotencyKey }),
    ),
  'add-to-cart': (store: AppStore) =>
    store.dispatch(cartApi.endpoints.addToCart.initiate({ ...line, idempotencyKey })),
  'cart-action': (store: AppStore) =>
    store.dispatch(cartApi.endpoints.actOnCart.initiate({ ...line, action: 'remove' })),
  'add-review': (store: AppStore) =>
    store.dispatch(
      addReviewApi.endpoints.addReview.initiate({
        productId: 'almas',
        rating: 4,
        review: 'Good',
        name: 'Omar',
        idempotencyKey,
      }),
    ),
  'cancel-order': (store: AppStore) =>
    store.dispatch(
      ordersApi.endpoints.cancelOrder.initiate({
        _id: 'order-1',
        reason: 'Damaged',
        comment: '',
        idempotencyKey,
      }),
    ),
  'place-order': (store: AppStore) =>
    store.dispatch(
      placeOrderApi.endpoints.placeOrder.initiate({
        ...billingDraft,
        paymentType: 'paypal',
        idempotencyKey,
      }),
    ),
};

/** Paths refetched after the mutation, in alphabetical order. */
async function refetchedAfter(
  mutation: keyof typeof mutations,
  respond?: Respond,
): Promise<string[]> {
  const { api, store } = createTestStore(respond);
  await subscribeToAll(store);
  api.requests.length = 0;
  await mutations[mutation](store);
  await jest.advanceTimersByTimeAsync(1_000);
  const refetches = api.requests.filter(({ method }) => method === 'GET');
  return refetches.map(({ path }) => path).sort();
}

describe('invalidation (product 13.8)', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  it.each(['enquiry', 'add-to-cart', 'cart-action', 'add-review'] as const)(
    'refetches everything after %s',
    async (mutation) => {
      expect(await refetchedAfter(mutation)).toEqual([...ALL_QUERIES].sort());
    },
  );

  it('refetches rejected queries after a mutation', async () => {
    const refuse: Respond = ({ method }) =>
      method === 'GET' ? { status: 403, body: { message: 'Not now' } } : {};
    expect(await refetchedAfter('enquiry', refuse)).toEqual([...ALL_QUERIES].sort());
  });

  it('declares every tag that it uses', async () => {
    const logError = jest.spyOn(console, 'error').mockReturnValue();
    await refetchedAfter('enquiry');
    expect(logError).not.toHaveBeenCalled();
  });

  it('refetches the orders after cancel-order', async () => {
    expect(await refetchedAfter('cancel-order')).toEqual([...ORDER_QUERIES].sort());
  });

  it('refetches the orders and the emptied cart after place-order', async () => {
    expect(await refetchedAfter('place-order')).toEqual(
      [...ORDER_QUERIES, '/user/get-cart'].sort(),
    );
  });

  it.each(Object.keys(mutations) as (keyof typeof mutations)[])(
    'refetches nothing when %s failed',
    async (mutation) => {
      const refuse: Respond = ({ method }) =>
        method === 'POST' ? { status: 409, body: { message: 'No' } } : {};
      expect(await refetchedAfter(mutation, refuse)).toEqual([]);
    },
  );
});

describe('cache lifetime (product 13.6)', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  const { getCategory } = catalogueApi.endpoints;

  it('does not refetch a subscribed query', async () => {
    const { api, store } = createTestStore();
    await store.dispatch(getCategory.initiate());
    await jest.advanceTimersByTimeAsync(86_400_000);
    await store.dispatch(getCategory.initiate());
    expect(api.requests).toHaveLength(1);
  });

  it('keeps an unused response for five minutes', async () => {
    const { api, store } = createTestStore();
    const first = store.dispatch(getCategory.initiate());
    await first;
    first.unsubscribe();
    await jest.advanceTimersByTimeAsync(299_000);
    const second = store.dispatch(getCategory.initiate());
    await second;
    expect(api.requests).toHaveLength(1);
    second.unsubscribe();
    await jest.advanceTimersByTimeAsync(301_000);
    await store.dispatch(getCategory.initiate());
    expect(api.requests).toHaveLength(2);
  });
});
