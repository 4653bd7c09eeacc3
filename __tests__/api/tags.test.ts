import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { baseApi } from '@/api/baseApi';
import { cartApi } from '@/api/cart';
import { catalogueApi } from '@/api/catalogue';
import { homeApi } from '@/api/home';
import { ordersApi } from '@/api/orders';
import { productDetailsApi } from '@/api/productDetails';
import { productsApi } from '@/api/products';
import { reviewsApi } from '@/api/reviews';
import { idTag, type Tag } from '@/api/tags';
import type { AppStore } from '@/store/makeStore';
import { buildCart } from '@/fixtures/cart.fixtures';
import { buildCategory, buildSubCategory, buildWork } from '@/fixtures/catalogue.fixtures';
import { buildHome } from '@/fixtures/home.fixtures';
import { createTestStore, type Respond } from '../support/fakeApi';
import { buildOrder, buildOrderDetail } from '@/fixtures/orders.fixtures';
import { buildProduct } from '@/fixtures/products.fixtures';
import { buildReview } from '@/fixtures/reviews.fixtures';

const RESPONSES: Record<string, unknown> = {
  '/user/get-home-page': buildHome(),
  '/user/get-products': { products: [buildProduct()] },
  '/user/get-product-details': { productDetail: buildProduct() },
  '/user/get-category': { categories: [buildCategory()] },
  '/user/get-sub-category': { subCategories: [buildSubCategory()] },
  '/user/get-our-works': { work: [buildWork()] },
  '/user/get-cart': buildCart(),
  '/user/get-review': { reviews: [buildReview()] },
  '/user/get-orders': { orders: [buildOrder()] },
  '/user/get-single-order-history': { order: buildOrderDetail() },
};

const respond: Respond = ({ path }) => ({ body: RESPONSES[path] });
const firstPage = { page: 1, limit: 10 };

/** Subscribes to queries that contain one record each. */
async function subscribeToAll({ dispatch }: AppStore): Promise<void> {
  const { getCategory, getSubCategory, getOurWorks } = catalogueApi.endpoints;
  const { getProducts } = productsApi.endpoints;
  const { getProductDetails } = productDetailsApi.endpoints;
  const { getOrders, getSingleOrderHistory } = ordersApi.endpoints;
  await Promise.all([
    dispatch(homeApi.endpoints.getHomePage.initiate()),
    dispatch(getProducts.initiate(firstPage)),
    dispatch(getProductDetails.initiate('linen')),
    dispatch(getProductDetails.initiate('velvet')),
    dispatch(getCategory.initiate()),
    dispatch(getSubCategory.initiate('curtains')),
    dispatch(getOurWorks.initiate(firstPage)),
    dispatch(cartApi.endpoints.getCart.initiate()),
    dispatch(reviewsApi.endpoints.getReview.initiate({ ...firstPage, productId: 'linen' })),
    dispatch(getOrders.initiate({ ...firstPage, filter: '30' })),
    dispatch(getSingleOrderHistory.initiate('o1')),
    dispatch(getSingleOrderHistory.initiate('o2')),
  ]);
}

describe('invalidating the tag of one record', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  it.each<[string, Tag, string[]]>([
    [
      'product',
      idTag('Product', 'linen'),
      ['get-home-page', 'get-product-details?id=linen', 'get-products?page=1&limit=10'],
    ],
    [
      'category',
      idTag('Category', 'curtains'),
      ['get-category', 'get-home-page', 'get-sub-category?categoryId=curtains'],
    ],
    ['sub-category', idTag('SubCategory', 'sheer'), ['get-sub-category?categoryId=curtains']],
    ['work', idTag('Work', 'villa'), ['get-our-works?page=1&limit=10']],
    ['cart line', idTag('Cart', 'linen:linen-1'), ['get-cart']],
    ['review', idTag('Review', 'r1'), ['get-review?page=1&limit=10&productId=linen']],
    ['product’s reviews', idTag('Review', 'linen'), ['get-review?page=1&limit=10&productId=linen']],
    [
      'order',
      idTag('Order', 'o1'),
      ['get-orders?page=1&limit=10&filter=30', 'get-single-order-history?_id=o1'],
    ],
    ['unknown record', idTag('Product', 'LIST'), []],
  ])('refetches only the queries that contain the %s', async (_name, tag, expected) => {
    const { api, store } = createTestStore(respond);
    await subscribeToAll(store);
    api.requests.length = 0;
    store.dispatch(baseApi.util.invalidateTags([tag]));
    await jest.advanceTimersByTimeAsync(1_000);
    const refetched = api.requests.map(({ path, query }) => {
      const search = new URLSearchParams(query).toString();
      return `${path.replace('/user/', '')}${search === '' ? '' : `?${search}`}`;
    });
    expect(refetched.sort()).toEqual(expected);
  });
});
