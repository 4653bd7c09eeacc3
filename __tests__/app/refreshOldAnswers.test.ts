import { describe, expect, it } from '@jest/globals';
import { homeApi } from '@/api/home';
import { toInlineAnswers } from '@/api/inlineAnswers';
import { refreshOldAnswers } from '@/app/refreshOldAnswers';
import { makeStore } from '@/store/makeStore';

const empty = { webBanners: [], marquee: [], categories: [], products: [], articles: [] };

/** A store with an answered home page that somebody looks at, and how often it was asked for. */
async function openHome() {
  let asked = 0;
  const store = makeStore({
    services: {
      apiBaseUrl: 'http://shop.example/api',
      fetch: () => {
        asked += 1;
        return Promise.resolve(Response.json(empty));
      },
    },
  });
  await store.dispatch(homeApi.endpoints.getHomePage.initiate());
  return { store, asked: () => asked };
}

function withAge(ms: number, store: Awaited<ReturnType<typeof openHome>>['store']) {
  const { queries, provided } = toInlineAnswers(store.getState().api);
  const fulfilledTimeStamp = Date.now() - ms;
  const aged = Object.entries(queries).map(([key, entry]) => [
    key,
    { ...(entry as object), fulfilledTimeStamp },
  ]);
  return { provided, queries: Object.fromEntries(aged) as Record<string, unknown> };
}

const act = () => window.dispatchEvent(new Event('pointermove'));
const settle = () => new Promise((resolve) => setTimeout(resolve, 50));

describe('answers that came with the page', () => {
  it('are taken as they are when the page comes from the server', async () => {
    const { store, asked } = await openHome();
    refreshOldAnswers(store, withAge(60_000, store));
    act();
    await settle();
    expect(asked()).toBe(1);
  });

  it('are asked for again when the page lay on disk', async () => {
    const { store, asked } = await openHome();
    refreshOldAnswers(store, withAge(3_600_000, store));
    act();
    await settle();
    expect(asked()).toBe(2);
  });
});
