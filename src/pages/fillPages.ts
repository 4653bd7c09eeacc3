import { homeApi } from '@/api/home';
import { ordersApi, type OrderPageResult } from '@/api/orders';
import { productsApi } from '@/api/products';
import { catalogueApi } from '@/api/catalogue';
import type { Order, OrderStatus } from '@/contract/orders';
import { sampleEntries } from '@/features/faq/faqSamples';
import { homeResult } from '@/features/home/homeSamples';
import { storyAddress, storyOrder, storyOrderDetail } from '@/features/orders/storyData';
import { SAMPLE_CURRENCY, sampleProduct } from '@/features/products/productSamples';
import { fillReviews } from '@/features/reviews/reviewSamples';
import { sampleWorks } from '@/features/works/workSamples';
import type { AppStore } from '@/store/makeStore';
import { CATEGORY_ID, categoryRecords, curtainRecords, fabricRecords } from './catalogueSamples';

const FIRST_TEN = { page: 1, limit: 10 };

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

/** All categories, and what belongs to the curtains. */
export function fillCurtains(store: AppStore): void {
  fillHome(store);
  store.dispatch(
    catalogueApi.util.upsertQueryEntries([
      {
        endpointName: 'getSubCategory',
        arg: CATEGORY_ID,
        value: { categoryName: 'Curtains', subCategories: curtainRecords },
      },
    ]),
  );
}

/** The first page of all fabrics. */
export function fillProducts(store: AppStore): void {
  const value = {
    products: fabricRecords(),
    totalPages: 3,
    totalCount: 24,
    currency: SAMPLE_CURRENCY,
  };
  store.dispatch(
    productsApi.util.upsertQueryEntries([{ endpointName: 'getProducts', arg: FIRST_TEN, value }]),
  );
}

/** A velvet with what goes with it and what is said of it. */
export function fillProductDetail(store: AppStore): void {
  store.dispatch(
    productsApi.util.upsertQueryEntries([
      {
        endpointName: 'getProductDetails',
        arg: sampleProduct._id,
        value: { productDetail: sampleProduct, relatedProducts: fabricRecords(4) },
      },
    ]),
  );
  fillReviews(store, sampleProduct._id);
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

/** The first page of finished projects. */
export function fillWorks(store: AppStore): void {
  const work = {
    ids: sampleWorks.map(({ id }) => id),
    entities: Object.fromEntries(sampleWorks.map((sample) => [sample.id, sample])),
  };
  store.dispatch(
    catalogueApi.util.upsertQueryEntries([
      { endpointName: 'getOurWorks', arg: FIRST_TEN, value: { work, totalPages: 2 } },
    ]),
  );
}

/** The first page of questions. */
export function fillFaq(store: AppStore): void {
  const value = { faq: sampleEntries, totalPages: 3 };
  store.dispatch(
    catalogueApi.util.upsertQueryEntries([{ endpointName: 'getFaq', arg: FIRST_TEN, value }]),
  );
}
