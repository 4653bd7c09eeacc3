import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { catalogueApi } from '@/api/catalogue';
import { createTestStore } from '../support/fakeApi';

describe('cache lifetime (product 13.6)', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  const { getCategory } = catalogueApi.endpoints;

  it('does not refetch a subscribed query', async () => {
    const { api, store } = createTestStore();
    await store.dispatch(getCategory.initiate());
    await jest.advanceTimersByTimeAsync(86_400_000);
    await store.dispatch(getCategory.initiate());
    expect(api.requests).toHaveLength(1);
  });

  it('keeps an unused response for five minutes', async () => {
    const { api, store } = createTestStore();
    const first = store.dispatch(getCategory.initiate());
    await first;
    first.unsubscribe();
    await jest.advanceTimersByTimeAsync(299_000);
    const second = store.dispatch(getCategory.initiate());
    await second;
    expect(api.requests).toHaveLength(1);
    second.unsubscribe();
    await jest.advanceTimersByTimeAsync(301_000);
    await store.dispatch(getCategory.initiate());
    expect(api.requests).toHaveLength(2);
  });
});
