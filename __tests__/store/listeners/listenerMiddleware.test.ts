import { describe, expect, it } from '@jest/globals';
import { configureStore } from '@reduxjs/toolkit';
import { cartApi } from '@/api/cart';
import { makeListenerMiddleware } from '@/store/listeners/listenerMiddleware';
import { authSlice } from '@/store/slices/authSlice';
import { createTestStore } from '../../support/fakeApi';

const rejection = {
  type: 'api/executeQuery/rejected',
  payload: { status: 400, message: 'No' },
  meta: {
    requestId: 'r1',
    requestStatus: 'rejected',
    rejectedWithValue: true,
    arg: { endpointName: 'getCart' },
    baseQueryMeta: { token: 'a-token', options: {} },
  },
};

const count = (actions = 0): number => actions + 1;

/** A store that counts actions and records the count whenever a listener logs. */
function buildStore() {
  const { services } = createTestStore(() => ({ body: {} })).store;
  const logged: string[] = [];
  const log = (message: string) => void logged.push(`${message} at ${store.getState().actions}`);
  const store = configureStore({
    reducer: { auth: authSlice.reducer, actions: count },
    middleware: (getDefaultMiddleware) =>
      getDefaultMiddleware().prepend(makeListenerMiddleware({ ...services, log })),
  });
  return { store, logged };
}

describe('makeListenerMiddleware', () => {
  it('runs listeners synchronously, after the reducers', () => {
    const { store, logged } = buildStore();
    const before = store.getState().actions;
    store.dispatch(rejection);
    expect(logged).toEqual([`getCart failed at ${before + 1}`]);
  });

  it('passes other actions on unchanged', () => {
    const { store, logged } = buildStore();
    const action = { type: 'something/else' };
    expect(store.dispatch(action)).toBe(action);
    expect(logged).toEqual([]);
  });

  it('ignores successful requests', async () => {
    const { store, toasts, logged } = createTestStore(() => ({ body: { cart: [] } }));
    await store.dispatch(cartApi.endpoints.getCart.initiate());
    expect([toasts, logged]).toEqual([[], []]);
  });
});
