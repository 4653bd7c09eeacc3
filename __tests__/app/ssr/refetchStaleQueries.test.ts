import { describe, expect, it } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { catalogueApi } from '@/api/catalogue';
import { homeApi } from '@/api/home';
import { toSsrCache } from '@/api/ssrCache';
import { refetchStaleQueries } from '@/app/ssr/refetchStaleQueries';
import { makeStore } from '@/store/makeStore';

const empty = { webBanners: [], marquee: [], categories: [], products: [], articles: [] };

/** A store with a subscribed home query, and the number of its requests. */
async function openHome() {
  let requests = 0;
  const store = makeStore({
    services: {
      apiBaseUrl: 'http://shop.example/api',
      fetch: () => {
        requests += 1;
        return Promise.resolve(Response.json(empty));
      },
    },
  });
  await store.dispatch(homeApi.endpoints.getHomePage.initiate());
  return { store, requests: () => requests };
}

function withAge(ms: number, store: Awaited<ReturnType<typeof openHome>>['store']) {
  const { queries, provided } = toSsrCache(store.getState().api);
  const fulfilledTimeStamp = Date.now() - ms;
  const aged = Object.entries(queries).map(([key, entry]) => [
    key,
    { ...(entry as object), fulfilledTimeStamp },
  ]);
  return { provided, queries: Object.fromEntries(aged) as Record<string, unknown> };
}

const interact = () => window.dispatchEvent(new Event('pointermove'));

describe('query results embedded in the HTML', () => {
  it('are not refetched when the page comes from the server', async () => {
    const { store, requests } = await openHome();
    refetchStaleQueries(store, withAge(60_000, store));
    interact();
    // Any refetch would be sent before this request.
    await store.dispatch(catalogueApi.endpoints.getCategory.initiate());
    expect(requests()).toBe(2);
  });

  it('are refetched when the page comes from the cache of the service worker', async () => {
    const { store, requests } = await openHome();
    refetchStaleQueries(store, withAge(3_600_000, store));
    interact();
    await waitFor(() => expect(requests()).toBe(2));
  });
});
