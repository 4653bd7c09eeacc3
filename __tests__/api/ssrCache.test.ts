import { describe, expect, it } from '@jest/globals';
import { baseApi } from '@/api/baseApi';
import { catalogueApi, selectCategories } from '@/api/catalogue';
import { ssrCacheReceived, toSsrCache } from '@/api/ssrCache';
import { buildCategory } from '@/fixtures/catalogue.fixtures';
import { createTestStore, type Respond } from '../support/fakeApi';

const { getCategory, getSubCategory, getFaq } = catalogueApi.endpoints;

const respond: Respond = ({ path }) =>
  path === '/user/get-category'
    ? { body: { categories: [buildCategory()] } }
    : { status: 404, body: { message: 'Nothing.' } };

/** The embedded cache of a store with a fulfilled, a rejected and a pending query. */
async function embeddedCache() {
  const { store } = createTestStore(respond);
  await store.dispatch(getSubCategory.initiate('nothing'));
  await store.dispatch(getCategory.initiate());
  const pending = store.dispatch(getFaq.initiate({ page: 1, limit: 10 }));
  const cache = toSsrCache(store.getState()[baseApi.reducerPath]);
  await pending;
  return cache;
}

describe('the cache embedded in the HTML', () => {
  it('contains only fulfilled queries', async () => {
    const { queries } = await embeddedCache();
    expect(Object.keys(queries)).toEqual(['getCategory(undefined)']);
  });

  it('serves queries in the browser without a request', async () => {
    const { api, store } = createTestStore();
    const embedded: unknown = JSON.parse(JSON.stringify(await embeddedCache()));
    store.dispatch(ssrCacheReceived(embedded as Awaited<ReturnType<typeof embeddedCache>>));
    const { data } = await store.dispatch(getCategory.initiate());
    expect(selectCategories(data)).toEqual([buildCategory()]);
    expect(api.requests).toEqual([]);
  });

  it('is refetched when a mutation invalidates its tags', async () => {
    const { api, store } = createTestStore(respond);
    store.dispatch(ssrCacheReceived(await embeddedCache()));
    await store.dispatch(getCategory.initiate());
    store.dispatch(baseApi.util.invalidateTags(['Category']));
    await Promise.all(store.dispatch(baseApi.util.getRunningQueriesThunk()));
    expect(api.to('/user/get-category')).toHaveLength(1);
  });
});
