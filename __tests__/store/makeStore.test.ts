import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { catalogueApi } from '@/api/catalogue';
import { makeStore, startFocusRefetch } from '@/store/makeStore';
import { selectToken, signedIn } from '@/store/slices/authSlice';
import { selectLanguageChoice } from '@/store/slices/preferencesSlice';
import { createTestStore } from '../support/fakeApi';
import { buildSession } from '@/fixtures/session.fixtures';

const { getCategory } = catalogueApi.endpoints;

describe('makeStore', () => {
  it('isolates stores', () => {
    const one = makeStore();
    const other = makeStore();
    one.dispatch(signedIn(buildSession()));
    expect(selectToken(other.getState())).toBeNull();
    expect(one.services.toasts).not.toBe(other.services.toasts);
    expect(one.services.navigation).not.toBe(other.services.navigation);
  });

  it('accepts a preloaded state', () => {
    const store = makeStore({ preloadedState: { preferences: { language: 'ar' } } });
    expect(selectLanguageChoice(store.getState())).toBe('ar');
  });

  it('stores nothing without a storage', async () => {
    const { services } = makeStore();
    await expect(services.purgeStorage()).resolves.toBeUndefined();
  });

  it('requests the origin of the page by default', async () => {
    const fetchSpy = jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('{}'));
    const { services } = makeStore();
    expect(services.apiBaseUrl).toBe('/api');
    expect(services.currentPath()).toBe('/');
    await services.fetch('https://shop.example/api/user/get-faq', { method: 'GET' });
    expect(fetchSpy).toHaveBeenCalledWith('https://shop.example/api/user/get-faq', {
      method: 'GET',
    });
  });

  it('logs failures to the console by default', () => {
    const warn = jest.spyOn(console, 'warn').mockReturnValue();
    makeStore().services.log('getFaq failed', 503);
    expect(warn).toHaveBeenCalledWith('getFaq failed', 503);
  });
});

describe('a failed request', () => {
  it('shows the message of the response', async () => {
    const { store, toasts } = createTestStore(() => ({ status: 400, body: { message: 'No' } }));
    await store.dispatch(getCategory.initiate());
    expect(toasts).toEqual([{ message: 'No', variant: 'error' }]);
  });

  it('ends the session when the token is rejected', async () => {
    const body = { message: 'Token expired' };
    const { store, visited } = createTestStore(() => ({ status: 401, body }));
    store.dispatch(signedIn(buildSession()));
    await store.dispatch(getCategory.initiate());
    expect(selectToken(store.getState())).toBeNull();
    expect(visited).toMatchObject([{ to: '/login' }]);
  });
});

describe('startFocusRefetch', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    // Node has no window; an EventTarget is enough here.
    Object.assign(globalThis, { window: new EventTarget() });
  });
  afterEach(() => {
    jest.useRealTimers();
    Reflect.deleteProperty(globalThis, 'window');
  });

  it.each([
    ['the window gains focus', 'focus'],
    ['the browser is online again', 'online'],
  ])('refetches when %s, until stopped (product 13.6)', async (_when, event) => {
    const trigger = async () => {
      window.dispatchEvent(new Event(event));
      await jest.advanceTimersByTimeAsync(1_000);
    };
    const { api, store } = createTestStore();
    const stop = startFocusRefetch(store);
    await store.dispatch(getCategory.initiate());
    await trigger();
    expect(api.requests).toHaveLength(2);
    stop();
    await trigger();
    expect(api.requests).toHaveLength(2);
  });
});
