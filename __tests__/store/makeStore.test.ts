import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { catalogueApi } from '@/api/catalogue';
import { makeStore, startFocusRefetch } from '@/store/makeStore';
import { selectToken, signedIn } from '@/store/slices/authSlice';
import { selectBillingDraft } from '@/store/slices/checkoutSlice';
import { billingDraft } from '@/fixtures/billing.fixtures';
import { createTestStore } from '../support/fakeApi';
import { buildSession } from '@/fixtures/session.fixtures';

const { getCategory } = catalogueApi.endpoints;

describe('a store', () => {
  it('shares nothing with another', () => {
    const one = makeStore();
    const other = makeStore();
    one.dispatch(signedIn(buildSession()));
    expect(selectToken(other.getState())).toBeNull();
    expect(one.services.toasts).not.toBe(other.services.toasts);
    expect(one.services.navigation).not.toBe(other.services.navigation);
  });

  it('can start with what is given', () => {
    const checkout = { ...makeStore().getState().checkout, edits: billingDraft };
    const store = makeStore({ preloadedState: { checkout } });
    expect(selectBillingDraft(store.getState())).toEqual(billingDraft);
  });

  it('stores nothing without a storage', async () => {
    const { services } = makeStore();
    await expect(services.purgeStorage()).resolves.toBeUndefined();
  });

  it('talks to the server it came from, unless told otherwise', async () => {
    const send = jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('{}'));
    const { services } = makeStore();
    expect(services.apiBaseUrl).toBe('/api');
    expect(services.currentPath()).toBe('/');
    await services.fetch('https://shop.example/api/user/get-faq', { method: 'GET' });
    expect(send).toHaveBeenCalledWith('https://shop.example/api/user/get-faq', { method: 'GET' });
  });

  it('notes failures in the console, unless told otherwise', () => {
    const warn = jest.spyOn(console, 'warn').mockReturnValue();
    makeStore().services.log('getFaq failed', 503);
    expect(warn).toHaveBeenCalledWith('getFaq failed', 503);
  });
});

describe('a call that fails', () => {
  it('is said to the visitor in the words of the server', async () => {
    const { store, toasts } = createTestStore(() => ({ status: 400, body: { message: 'No' } }));
    await store.dispatch(getCategory.initiate());
    expect(toasts).toEqual([{ message: 'No', variant: 'error' }]);
  });

  it('ends the session when the server no longer knows it', async () => {
    const body = { message: 'Token expired' };
    const { store, visited } = createTestStore(() => ({ status: 401, body }));
    store.dispatch(signedIn(buildSession()));
    await store.dispatch(getCategory.initiate());
    expect(selectToken(store.getState())).toBeNull();
    expect(visited).toMatchObject([{ to: '/login' }]);
  });
});

describe('coming back to the shop', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    // Node has no window; an event target is all of it that counts here.
    Object.assign(globalThis, { window: new EventTarget() });
  });
  afterEach(() => {
    jest.useRealTimers();
    Reflect.deleteProperty(globalThis, 'window');
  });

  it.each([
    ['the window gets the focus', 'focus'],
    ['the network is there again', 'online'],
  ])('refetches when %s, until it is stopped (product 13.6)', async (_when, event) => {
    const comeBack = async () => {
      window.dispatchEvent(new Event(event));
      await jest.advanceTimersByTimeAsync(1_000);
    };
    const { api, store } = createTestStore();
    const stop = startFocusRefetch(store);
    await store.dispatch(getCategory.initiate());
    await comeBack();
    expect(api.requests).toHaveLength(2);
    stop();
    await comeBack();
    expect(api.requests).toHaveLength(2);
  });
});
