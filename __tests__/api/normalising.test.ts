import { describe, expect, it } from '@jest/globals';
import { cartApi, selectCartCount, selectCartLineByKey, selectCartTotals } from '@/api/cart';
import { catalogueApi } from '@/api/catalogue';
import { homeApi, selectArticleBySlug } from '@/api/home';
import { ordersApi } from '@/api/orders';
import { productsApi, selectProducts } from '@/api/products';
import { reviewsApi, selectReviews } from '@/api/reviews';
import { createTestStore } from '../support/fakeApi';

const size = {
  _id: 'almas-140',
  size: '140 cm width',
  price: 185,
  quantity: 0,
  isAddedCart: false,
};
const almas = {
  _id: 'almas',
  name: 'Almas Ivory Linen',
  images: ['/media/almas.webp'],
  sizes: [size],
  price: 185,
};
const noor = { ...almas, _id: 'noor', name: 'Noor White Voile', price: 95 };
const line = {
  id: 'line-1',
  productId: 'almas',
  sizeId: 'almas-140',
  name: 'Almas Ivory Linen',
  images: [],
  quantity: 2,
  price: 185,
  productTotal: 370,
};

const { getProducts, getProductDetails } = productsApi.endpoints;
const firstPage = { page: 1, limit: 10 };

describe('collections', () => {
  it('are stored by id, in the order of the server', async () => {
    const { store } = createTestStore(() => ({ body: { products: [noor, almas] } }));
    const { data } = await store.dispatch(getProducts.initiate(firstPage));
    expect(data?.products.ids).toEqual(['noor', 'almas']);
    expect(selectProducts(data?.products).map(({ _id }) => _id)).toEqual(['noor', 'almas']);
  });

  it('keep the identity of records that a refetch did not change', async () => {
    const { api, store } = createTestStore(() => ({ body: { products: [almas, noor] } }));
    const first = await store.dispatch(getProducts.initiate(firstPage));
    api.answer = () => ({ body: { products: [almas, { ...noor, price: 99 }] } });
    const second = await store.dispatch(getProducts.initiate(firstPage, { forceRefetch: true }));
    const before = first.data?.products.entities;
    const after = second.data?.products.entities;
    expect(after?.['almas']).toBe(before?.['almas']);
    expect(after?.['noor']).toHaveProperty('price', 99);
  });

  it.each([
    [24, 24],
    ['24', 24],
    [0, 0],
    [undefined, undefined],
    [-1, undefined],
    [2.5, undefined],
    ['many', undefined],
  ])('count all products as %p says, where it is a number of things', async (sent, read) => {
    const { store } = createTestStore(() => ({ body: { products: [almas], totalCount: sent } }));
    const { data } = await store.dispatch(getProducts.initiate(firstPage));
    expect(data?.totalCount).toBe(read);
  });

  it.each(['__proto__', 'constructor', 'LIST'])(
    'are asked for by whatever stands in an address, even %s',
    async (id) => {
      const answer = () => ({ status: 404, body: { message: 'This does not exist.' } });
      const { store } = createTestStore(answer);
      await store.dispatch(getProductDetails.initiate(id));
      await store.dispatch(catalogueApi.endpoints.getSubCategory.initiate(id));
      expect(getProductDetails.select(id)(store.getState()).isError).toBe(true);
      const { select } = catalogueApi.endpoints.getSubCategory;
      expect(select(id)(store.getState()).isError).toBe(true);
    },
  );

  it('hold the related products of a detail apart from it', async () => {
    const detail = { ...almas, productId: 'almas', relatedProducts: [noor] };
    const { store } = createTestStore(() => ({ body: { productDetail: detail } }));
    const { data } = await store.dispatch(getProductDetails.initiate('almas'));
    expect(data?.relatedProducts.ids).toEqual(['noor']);
    expect(data?.productDetail).not.toHaveProperty('relatedProducts');
  });

  it('find an article by the slug of its title', async () => {
    const { store } = createTestStore(() => ({
      body: { articles: [{ title: 'Layering light: sheers & drapes', image: '/a.webp' }] },
    }));
    const { data } = await store.dispatch(homeApi.endpoints.getHomePage.initiate());
    expect(selectArticleBySlug(data?.articles, 'layering-light-sheers-drapes')).toHaveProperty(
      'image',
      '/a.webp',
    );
    expect(selectArticleBySlug(data?.articles, '__proto__')).toBeUndefined();
    expect(selectArticleBySlug(data?.articles, 'constructor')).toBeUndefined();
  });

  it('give reviews without an id a key of their own', async () => {
    const { store } = createTestStore(() => ({
      body: {
        reviews: [
          { review: 'One', rating: 5 },
          { review: 'Two', rating: 4 },
        ],
      },
    }));
    const { data } = await store.dispatch(
      reviewsApi.endpoints.getReview.initiate({ productId: 'almas', page: 1, limit: 5 }),
    );
    expect(selectReviews(data?.reviews).map(({ review }) => review)).toEqual(['One', 'Two']);
  });
});

describe('the cart', () => {
  const answer = () => ({
    body: { cart: [line], currencySymbol: 'AED', subTotal: 370, shippingCharge: 50, total: 420 },
  });

  it('is read line by line, with the totals of the server', async () => {
    const { store } = createTestStore(answer);
    await store.dispatch(cartApi.endpoints.getCart.initiate());
    const state = store.getState();
    expect(selectCartLineByKey(state, 'almas:almas-140')).toHaveProperty('quantity', 2);
    expect(selectCartCount(state)).toBe(2);
    expect(selectCartTotals(state)).toEqual({
      currencySymbol: 'AED',
      subTotal: 370,
      shippingCharge: 50,
      total: 420,
    });
  });

  it('hands out the same totals until they change', async () => {
    const { store } = createTestStore(answer);
    await store.dispatch(cartApi.endpoints.getCart.initiate());
    const before = selectCartTotals(store.getState());
    await store.dispatch(productsApi.endpoints.getProducts.initiate(firstPage));
    expect(selectCartTotals(store.getState())).toBe(before);
  });
});

describe('answers of a server with other manners', () => {
  const productsOf = async (products: unknown) => {
    const { store } = createTestStore(() => ({ body: { products, totalPages: '3' } }));
    return (await store.dispatch(getProducts.initiate(firstPage))).data;
  };

  it.each([[null], [undefined], ['none'], [{}]])('take %j for an empty list', async (products) => {
    expect((await productsOf(products))?.products.ids).toEqual([]);
  });

  it('leave out what has no id and keep the rest', async () => {
    const data = await productsOf([null, 'x', { name: 'No id' }, almas]);
    expect(data?.products.ids).toEqual(['almas']);
    expect(data?.totalPages).toBe(3);
  });

  it('draw a product with nothing but an id', async () => {
    const data = await productsOf([{ _id: 'bare', images: null, sizes: null, price: null }]);
    expect(data?.products.entities['bare']).toEqual({
      _id: 'bare',
      name: '',
      images: [],
      imageAlts: [],
      sizes: [],
      price: Number.NaN,
    });
  });

  it.each([
    ['120', 120],
    [-5, Number.NaN],
    [1e21, Number.NaN],
    ['12,5', Number.NaN],
    [null, Number.NaN],
  ])('read the price %j as %d', async (price, expected) => {
    const data = await productsOf([{ ...almas, price }]);
    expect(data?.products.entities['almas']?.price).toBe(expected);
  });

  it('drop pictures that are no web addresses', async () => {
    const images = ['javascript:alert(1)', '//evil.example/x.png', null, '/media/a.webp'];
    const data = await productsOf([{ ...almas, images }]);
    expect(data?.products.entities['almas']?.images).toEqual(['/media/a.webp']);
  });

  it.each([
    [0, 1],
    [-1, 1],
    [1e9, 9_999],
    ['many', 1],
  ])('read %j total pages as %d', async (totalPages, expected) => {
    const { store } = createTestStore(() => ({ body: { products: [], totalPages } }));
    const { data } = await store.dispatch(getProducts.initiate(firstPage));
    expect(data?.totalPages).toBe(expected);
  });

  it('manage without the order that place-order may leave out', async () => {
    const { store } = createTestStore(() => ({ body: { data: { message: 'Done' } } }));
    const { data } = await store.dispatch(
      ordersApi.endpoints.placeOrder.initiate({
        firstName: 'a',
        lastName: 'b',
        companyName: '',
        country: 'c',
        address: 'd',
        pinCode: '',
        city: '',
        dialCode: '',
        phone: '0501234567',
        email: 'a@b.ae',
        additionalInfo: '',
        paymentType: 'stripe',
        idempotencyKey: 'once',
      }),
    );
    expect(data).toEqual({ message: 'Done', url: undefined });
  });
});
