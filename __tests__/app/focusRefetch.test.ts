import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { catalogueApi } from '@/api/catalogue';
import { startFocusRefetch } from '@/store/makeStore';
import { createTestStore } from '../support/fakeApi';

describe('focus refetch (product 13.6)', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  it('refetches subscribed queries when the window gains focus', async () => {
    const { api, store } = createTestStore();
    const stop = startFocusRefetch(store);
    await store.dispatch(catalogueApi.endpoints.getCategory.initiate());
    window.dispatchEvent(new Event('focus'));
    await jest.advanceTimersByTimeAsync(1_000);
    expect(api.requests).toHaveLength(2);
    stop();
  });

  it('refetches once for twenty focus events in a row', async () => {
    const { api, store } = createTestStore();
    const stop = startFocusRefetch(store);
    await store.dispatch(catalogueApi.endpoints.getCategory.initiate());
    for (let count = 0; count < 20; count += 1) window.dispatchEvent(new Event('focus'));
    await jest.advanceTimersByTimeAsync(1_000);
    expect(api.requests).toHaveLength(2);
    stop();
  });
});
