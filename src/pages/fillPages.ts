import { homeApi } from '@/api/home';
import { ordersApi, type OrderPageResult } from '@/api/orders';
import { productsApi } from '@/api/products';
import { reviewsApi, type KeyedReview } from '@/api/reviews';
import { catalogueApi } from '@/api/catalogue';
import type { Order, OrderStatus } from '@/contract/orders';
import { homeResult } from '@/features/home/homeSamples';
import { storyAddress, storyOrder, storyOrderDetail } from '@/features/orders/storyData';
import type { AppStore } from '@/store/makeStore';
import { categoryRecords, CURRENCY, fabricRecords, velvet } from './catalogueSamples';

/** Answers as the server would have given them, for the stories of the pages. */
export function fillHome(store: AppStore): void {
  const value = {
    ...homeResult,
    categories: categoryRecords,
    products: fabricRecords(3),
  };
  store.dispatch(
    homeApi.util.upsertQueryEntries([{ endpointName: 'getHomePage', arg: undefined, value }]),
  );
  store.dispatch(
    catalogueApi.util.upsertQueryEntries([
      { endpointName: 'getCategory', arg: undefined, value: categoryRecords },
    ]),
  );
}

/** The first page of all fabrics. */
export function fillProducts(store: AppStore): void {
  const value = { products: fabricRecords(), totalPages: 2, currency: CURRENCY };
  store.dispatch(
    productsApi.util.upsertQueryEntries([
      { endpointName: 'getProducts', arg: { page: 1, limit: 10 }, value },
    ]),
  );
}

const reviews: KeyedReview[] = [
  { name: 'Priya Raghunathan', review: 'Heavier than the photograph lets on, and greener.' },
  { name: 'Omar Al Suwaidi', review: 'Hung on a Tuesday, admired by everyone on Wednesday.' },
].map(({ name, review }) => ({
  key: name,
  name,
  review,
  rating: 5,
  createdAt: '2026-11-08T09:00:00.000Z',
  user: { email: '' },
}));

/** A velvet with what goes with it and what is said of it. */
export function fillProductDetail(store: AppStore): void {
  store.dispatch(
    productsApi.util.upsertQueryEntries([
      {
        endpointName: 'getProductDetails',
        arg: velvet._id,
        value: { productDetail: velvet, relatedProducts: fabricRecords(4) },
      },
    ]),
  );
  store.dispatch(
    reviewsApi.util.upsertQueryEntries([
      {
        endpointName: 'getReview',
        arg: { productId: velvet._id, page: 1, limit: 5 },
        value: {
          reviews: {
            ids: reviews.map(({ key }) => key),
            entities: Object.fromEntries(reviews.map((review) => [review.key, review])),
          },
          totalPages: 1,
          ratingCounts: [0, 0, 0, 0, 2],
        },
      },
    ]),
  );
}

function orderWith(_id: string, orderStatus: OrderStatus): Order {
  const items = storyOrder.items.map((item) => ({ ...item, orderStatus }));
  return { ...storyOrder, _id, orderId: `SDL-261107-${_id}`, orderStatus, items };
}

function fillOrderPage(store: AppStore, orders: Order[]): void {
  const value: OrderPageResult = {
    orders: {
      ids: orders.map(({ _id }) => _id),
      entities: Object.fromEntries(orders.map((order) => [order._id, order])),
    },
    totalPages: 1,
  };
  store.dispatch(
    ordersApi.util.upsertQueryEntries([
      { endpointName: 'getOrders', arg: { page: 1, limit: 8, filter: '30' }, value },
    ]),
  );
}

/** Three orders of the last 30 days. */
export function fillOrders(store: AppStore): void {
  fillOrderPage(store, [
    orderWith('RQ6ZC', 'InTransit'),
    orderWith('H4T2M', 'Delivered'),
    orderWith('W81KD', 'Cancelled'),
  ]);
}

/** A customer who has not ordered yet. */
export function fillNoOrders(store: AppStore): void {
  fillOrderPage(store, []);
}

/** One order on its way. */
export function fillOrderDetail(store: AppStore): void {
  store.dispatch(
    ordersApi.util.upsertQueryEntries([
      {
        endpointName: 'getSingleOrderHistory',
        arg: storyOrderDetail._id,
        value: { order: storyOrderDetail, shippingAddress: storyAddress },
      },
    ]),
  );
}
