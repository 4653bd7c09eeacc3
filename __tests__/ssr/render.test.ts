import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { homeApi } from '@/api/home';
import { productsApi } from '@/api/products';
import { reviewsApi } from '@/api/reviews';
import { stripMarkup } from '@/lib/stripMarkup';
import { makeStore, type AppStore } from '@/store/makeStore';
import { renderToHtml } from '../support/renderToHtml';
import { createTestServer, type TestServer } from '../support/testServer';

let server: TestServer;

beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

/** A store as the server of the page would fill it before it renders. */
async function fill(load: (store: AppStore) => PromiseLike<unknown>[]): Promise<AppStore> {
  const store = makeStore({
    services: { apiBaseUrl: 'http://sadeel.test/api', fetch: server.fetch },
  });
  await Promise.all(load(store));
  return store;
}

/** What a visitor would read of the page. */
async function readPage(path: string, store: AppStore): Promise<string> {
  return stripMarkup(await renderToHtml(path, store));
}

const PRODUCT = 'almas-ivory-linen';

describe('rendering on a server', () => {
  it('has no window', () => {
    expect(typeof window).toBe('undefined');
  });

  it('paints Home with its data', async () => {
    const store = await fill(({ dispatch }) => [
      dispatch(homeApi.endpoints.getHomePage.initiate()),
    ]);
    const text = await readPage('/', store);
    const home = homeApi.endpoints.getHomePage.select()(store.getState()).data;
    expect(home?.categories.ids.length).toBeGreaterThan(0);
    for (const category of Object.values(home?.categories.entities ?? {})) {
      expect(text).toContain(category.name);
    }
    expect(text).toContain('Book a Free same day appointment');
  });

  it('paints Products with its first page', async () => {
    const store = await fill(({ dispatch }) => [
      dispatch(productsApi.endpoints.getProducts.initiate({ page: 1, limit: 10 })),
    ]);
    const text = await readPage('/products', store);
    expect(text).toContain('Almas Ivory Linen');
    expect(text).toContain('185');
  });

  it('paints a product with its sizes and reviews', async () => {
    const store = await fill(({ dispatch }) => [
      dispatch(productsApi.endpoints.getProductDetails.initiate(PRODUCT)),
      dispatch(reviewsApi.endpoints.getReview.initiate({ productId: PRODUCT, page: 1, limit: 5 })),
    ]);
    const text = await readPage(`/product-detail?id=${PRODUCT}`, store);
    expect(text).toContain('Almas Ivory Linen | Sadeel');
    expect(text).toContain('140 cm width');
  });

  it('keeps two renders apart', async () => {
    const [filled, empty] = [await fill(() => []), await fill(() => [])];
    await filled.dispatch(homeApi.endpoints.getHomePage.initiate());
    expect(await readPage('/', filled)).toContain('Almas Ivory Linen');
    expect(await readPage('/', empty)).not.toContain('Almas Ivory Linen');
  });
});
