import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { cartApi } from '@/api/cart';
import { catalogueApi } from '@/api/catalogue';
import { enquiryApi } from '@/api/enquiry';
import { homeApi } from '@/api/home';
import { ordersApi } from '@/api/orders';
import { placeOrderApi } from '@/api/placeOrder';
import { productsApi } from '@/api/products';
import { reviewsApi } from '@/api/reviews';
import type { AppStore } from '@/store/makeStore';
import { billingDraft } from '@/fixtures/billing.fixtures';
import { buildEnquiry } from '@/fixtures/enquiry.fixtures';
import { createTestStore, type Answer } from '../support/fakeApi';

const line = { productId: 'almas', sizeId: 'almas-140' };
const idempotencyKey = 'once';

const ALL_READS = [
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
const ORDER_READS = ['/user/get-orders', '/user/get-single-order-history'];

/** Subscribes to every read of the shop and waits for the answers. */
async function subscribeToAll({ dispatch }: AppStore): Promise<void> {
  const { getCategory, getSubCategory, getOurWorks, getFaq } = catalogueApi.endpoints;
  await Promise.all([
    dispatch(homeApi.endpoints.getHomePage.initiate()),
    dispatch(productsApi.endpoints.getProducts.initiate({ page: 1, limit: 10 })),
    dispatch(productsApi.endpoints.getProductDetails.initiate('almas')),
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

const writes = {
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
      reviewsApi.endpoints.addReview.initiate({
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

/** Paths read again because of the write, in alphabetical order. */
async function rereadAfter(write: keyof typeof writes, answer?: Answer): Promise<string[]> {
  const { api, store } = createTestStore(answer);
  await subscribeToAll(store);
  api.requests.length = 0;
  await writes[write](store);
  await jest.advanceTimersByTimeAsync(1_000);
  const reads = api.requests.filter(({ method }) => method === 'GET');
  return reads.map(({ path }) => path).sort();
}

describe('invalidation (product 13.8)', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  it.each(['enquiry', 'add-to-cart', 'cart-action', 'add-review'] as const)(
    'reads everything again after %s',
    async (write) => {
      expect(await rereadAfter(write)).toEqual([...ALL_READS].sort());
    },
  );

  it('tries refused reads again after a write', async () => {
    const refuse: Answer = ({ method }) =>
      method === 'GET' ? { status: 403, body: { message: 'Not now' } } : {};
    expect(await rereadAfter('enquiry', refuse)).toEqual([...ALL_READS].sort());
  });

  it('knows every tag that it uses', async () => {
    const complain = jest.spyOn(console, 'error').mockReturnValue();
    await rereadAfter('enquiry');
    expect(complain).not.toHaveBeenCalled();
  });

  it('reads the orders again after cancel-order', async () => {
    expect(await rereadAfter('cancel-order')).toEqual([...ORDER_READS].sort());
  });

  it('reads the orders and the emptied cart again after place-order', async () => {
    expect(await rereadAfter('place-order')).toEqual([...ORDER_READS, '/user/get-cart'].sort());
  });

  it.each(Object.keys(writes) as (keyof typeof writes)[])(
    'reads nothing again when %s failed',
    async (write) => {
      const refuse: Answer = ({ method }) =>
        method === 'POST' ? { status: 409, body: { message: 'No' } } : {};
      expect(await rereadAfter(write, refuse)).toEqual([]);
    },
  );
});

describe('cache lifetime (product 13.6)', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  const { getCategory } = catalogueApi.endpoints;

  it('never reads again what it has', async () => {
    const { api, store } = createTestStore();
    await store.dispatch(getCategory.initiate());
    await jest.advanceTimersByTimeAsync(86_400_000);
    await store.dispatch(getCategory.initiate());
    expect(api.requests).toHaveLength(1);
  });

  it('keeps an answer that nobody uses for five minutes', async () => {
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
