import { describe, expect, it } from '@jest/globals';
import { selectProducts } from '@/api/productRecords';
import { productDetailsApi } from '@/api/productDetails';
import { productsApi } from '@/api/products';
import { createTestStore, type Respond } from '../support/fakeApi';
import { buildProduct, buildProductDetail } from '@/fixtures/products.fixtures';

const { getProducts } = productsApi.endpoints;
const { getProductDetails } = productDetailsApi.endpoints;
const firstPage = { page: 1, limit: 10 };
const linen = buildProduct();
const voile = buildProduct({ _id: 'voile', name: 'White Voile', price: 95 });

/** The parsed first page of products for a response body. */
async function pageOf(body: unknown) {
  const { store } = createTestStore(() => ({ body }));
  return (await store.dispatch(getProducts.initiate(firstPage))).data;
}

describe('getProducts', () => {
  it('stores products by id, in the order of the response', async () => {
    const data = await pageOf({ products: [voile, linen], totalPages: 3, currency: 'AED' });
    expect(data?.products.ids).toEqual(['voile', 'linen']);
    expect(selectProducts(data?.products).map(({ _id }) => _id)).toEqual(['voile', 'linen']);
    expect(data).toMatchObject({ totalPages: 3, currency: 'AED' });
  });

  it('keeps the identity of records that a refetch did not change', async () => {
    const { api, store } = createTestStore(() => ({ body: { products: [linen, voile] } }));
    const first = await store.dispatch(getProducts.initiate(firstPage));
    api.respond = () => ({ body: { products: [linen, { ...voile, price: 99 }] } });
    const second = await store.dispatch(getProducts.initiate(firstPage, { forceRefetch: true }));
    const before = first.data?.products.entities;
    const after = second.data?.products.entities;
    expect(after?.['linen']).toBe(before?.['linen']);
    expect(after?.['voile']).toHaveProperty('price', 99);
  });

  it('drops products without an id and keeps the others', async () => {
    const data = await pageOf({ products: [null, 'x', { name: 'No id' }, linen] });
    expect(data?.products.ids).toEqual(['linen']);
  });

  it.each([[null], [undefined], ['none'], [{}]])(
    'returns no products for the list %j',
    async (products) => {
      const data = await pageOf({ products });
      expect(data?.products.ids).toEqual([]);
      expect(data).toMatchObject({ totalPages: 1, totalCount: undefined, currency: '' });
    },
  );

  it.each([
    [24, 24],
    [2.5, undefined],
  ])('parses the total count %p as %p', async (sent, read) => {
    expect((await pageOf({ products: [linen], totalCount: sent }))?.totalCount).toBe(read);
  });

  it('keeps the categories of a search that have an id and a name', async () => {
    const venetian = { categoryId: 'venetian-blinds', name: 'Venetian blinds' };
    const data = await pageOf({
      products: [linen],
      facets: [],
      categories: [{ categoryId: 'curtains' }, { name: 'Curtains' }, null, venetian, venetian],
    });
    expect(data?.categories).toEqual([venetian]);
  });
});

describe('getProducts of a sub-category', () => {
  const ofSheers = { ...firstPage, subCategoryId: 'sheer' };
  const sheer = { _id: 'sheer', name: 'Sheer', category: 'curtains' };

  it.each([
    ['the one of the request', sheer, sheer],
    ['another one', { ...sheer, _id: 'velvet' }, undefined],
    ['none', undefined, undefined],
    ['an unusable one', 'sheer', undefined],
  ])('reads %s from the response', async (_what, subCategory, expected) => {
    const { api, store } = createTestStore(() => ({ body: { products: [linen], subCategory } }));
    const { data } = await store.dispatch(getProducts.initiate(ofSheers));
    expect(data?.subCategory).toEqual(expected);
    expect(api.requests[0]?.query).toEqual({ page: '1', limit: '10', subCategoryId: 'sheer' });
  });
});

describe('selectProducts', () => {
  it('returns the same empty array for undefined every time', () => {
    expect(selectProducts(undefined)).toEqual([]);
    expect(selectProducts(undefined)).toBe(selectProducts(undefined));
  });
});

describe('getProductDetails', () => {
  it('stores related products separately', async () => {
    const productDetail = buildProductDetail({ relatedProducts: [voile] });
    const { store } = createTestStore(() => ({ body: { productDetail } }));
    const { data } = await store.dispatch(getProductDetails.initiate('linen'));
    expect(data?.relatedProducts.ids).toEqual(['voile']);
    expect(data?.productDetail).toHaveProperty('brand', 'Wadi Looms');
    expect(data?.productDetail).not.toHaveProperty('relatedProducts');
  });

  it.each([[[]], [{}], [{ productDetail: { name: 'No id' } }]])(
    'returns no product for the response %j',
    async (body) => {
      const { store } = createTestStore(() => ({ body }));
      const { data } = await store.dispatch(getProductDetails.initiate('linen'));
      expect(data?.productDetail).toBeUndefined();
      expect(data?.relatedProducts).toEqual({ ids: [], entities: {} });
    },
  );

  it.each(['__proto__', 'constructor', 'LIST'])('stores the 404 of the id %s', async (id) => {
    const missing: Respond = () => ({ status: 404, body: { message: 'This does not exist.' } });
    const { store } = createTestStore(missing);
    await store.dispatch(getProductDetails.initiate(id));
    expect(getProductDetails.select(id)(store.getState()).isError).toBe(true);
  });
});
