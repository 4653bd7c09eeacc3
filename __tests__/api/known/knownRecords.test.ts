import { describe, expect, it } from '@jest/globals';
import { cartApi } from '@/api/cart';
import { catalogueApi } from '@/api/catalogue';
import { homeApi } from '@/api/home';
import { selectKnownCategory, selectKnownWork } from '@/api/known/knownCatalogue';
import { selectKnownOrder } from '@/api/known/knownOrder';
import { selectKnownProduct } from '@/api/known/knownProduct';
import { ordersApi } from '@/api/orders';
import { productDetailsApi } from '@/api/productDetails';
import { productsApi } from '@/api/products';
import { buildProduct, buildProductDetail, CURRENCY } from '@/fixtures/products.fixtures';
import { createTestStore } from '../../support/fakeApi';

const linen = buildProduct();
const { getProducts } = productsApi.endpoints;
const { getProductDetails } = productDetailsApi.endpoints;

/** A store whose network responds with this body. */
const storeWith = (body: unknown) => createTestStore(() => ({ body })).store;

describe('selectKnownProduct', () => {
  it('returns undefined for a product that no response holds', () => {
    expect(selectKnownProduct(storeWith({}).getState(), 'linen')).toBeUndefined();
    expect(selectKnownProduct(storeWith({}).getState(), 'constructor')).toBeUndefined();
  });

  it('returns a product of a list with the currency of the list', async () => {
    const store = storeWith({ products: [linen], currency: CURRENCY });
    await store.dispatch(getProducts.initiate({ page: 2, limit: 10, search: 'linen' }));
    expect(selectKnownProduct(store.getState(), 'linen')).toMatchObject({
      name: linen.name,
      images: linen.images,
      sizes: linen.sizes,
      currency: CURRENCY,
      brand: '',
    });
  });

  it('returns a product of the home page', async () => {
    const store = storeWith({ products: [linen], currency: CURRENCY });
    await store.dispatch(homeApi.endpoints.getHomePage.initiate());
    expect(selectKnownProduct(store.getState(), 'linen')).toHaveProperty('price', linen.price);
  });

  it('returns a related product with the currency of the product it is related to', async () => {
    const velvet = buildProductDetail({ _id: 'velvet', relatedProducts: [linen] });
    const store = storeWith({ productDetail: velvet });
    await store.dispatch(getProductDetails.initiate('velvet'));
    expect(selectKnownProduct(store.getState(), 'linen')).toMatchObject({
      name: linen.name,
      currency: CURRENCY,
    });
  });

  it('returns name and images without sizes for a product that only the cart holds', async () => {
    const line = { id: '1', productId: 'linen', sizeId: 'linen-1', name: linen.name, quantity: 1 };
    const store = storeWith({ cart: [{ ...line, images: linen.images, price: 185 }] });
    await store.dispatch(cartApi.endpoints.getCart.initiate());
    expect(selectKnownProduct(store.getState(), 'linen')).toMatchObject({
      name: linen.name,
      images: linen.images,
      sizes: [],
      price: Number.NaN,
    });
  });
});

describe('other known records', () => {
  it('finds a category in the home page', async () => {
    const store = storeWith({ categories: [{ _id: 'curtains', name: 'Curtains' }] });
    await store.dispatch(homeApi.endpoints.getHomePage.initiate());
    expect(selectKnownCategory(store.getState(), 'curtains')).toHaveProperty('name', 'Curtains');
    expect(selectKnownCategory(store.getState(), 'blinds')).toBeUndefined();
  });

  it('finds a work on any page of the list', async () => {
    const store = storeWith({ work: [{ id: 'villa', name: 'Villa', images: [] }] });
    const { getOurWorks } = catalogueApi.endpoints;
    await store.dispatch(getOurWorks.initiate({ page: 3, limit: 10 }));
    expect(selectKnownWork(store.getState(), 'villa')).toHaveProperty('name', 'Villa');
  });

  it('finds an order on any page of the list', async () => {
    const store = storeWith({ orders: [{ _id: 'order-1', orderId: 'SDL-261121-7K3QF' }] });
    const { getOrders } = ordersApi.endpoints;
    await store.dispatch(getOrders.initiate({ page: 1, limit: 8, filter: '90' }));
    expect(selectKnownOrder(store.getState(), 'order-1')).toHaveProperty(
      'orderId',
      'SDL-261121-7K3QF',
    );
  });
});
