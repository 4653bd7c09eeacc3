import { describe, expect, it } from '@jest/globals';
import { configureStore } from '@reduxjs/toolkit';
import { cartApi } from '@/api/cart';
import { failureListeners, type FailureListener } from '@/store/listeners/failureListeners';
import { authReducer } from '@/store/slices/authSlice';
import { createTestStore } from '../../support/fakeApi';

interface Counted {
  taken: number;
}

const rejection = {
  type: 'api/executeQuery/rejected',
  payload: { status: 400, message: 'No' },
  meta: {
    requestId: 'r1',
    requestStatus: 'rejected',
    rejectedWithValue: true,
    arg: { endpointName: 'getCart' },
    baseQueryMeta: { token: 'a-token' },
  },
};

const count = (taken: number | undefined): number => (taken ?? 0) + 1;

/** A store that counts what it has taken up, with listeners that write down when they were told. */
function buildStore(...names: string[]) {
  const told: string[] = [];
  const { services } = createTestStore(() => ({ body: {} })).store;
  const listeners = names.map(
    (name): FailureListener =>
      ({ endpoint }, { getState }) =>
        void told.push(`${name}: ${endpoint} at ${(getState() as unknown as Counted).taken}`),
  );
  const store = configureStore({
    reducer: { auth: authReducer, taken: count },
    middleware: (getDefaultMiddleware) =>
      getDefaultMiddleware().prepend(failureListeners(services, listeners)),
  });
  return { store, told };
}

describe('listeners to failed calls', () => {
  it('are told in their order, once the store has taken the failure up', () => {
    const { store, told } = buildStore('first', 'second');
    const before = store.getState().taken;
    store.dispatch(rejection);
    expect(told).toEqual([`first: getCart at ${before + 1}`, `second: getCart at ${before + 1}`]);
  });

  it('hear nothing of other actions, which pass as they are', () => {
    const { store, told } = buildStore('only');
    const action = { type: 'something/else' };
    expect(store.dispatch(action)).toBe(action);
    expect(told).toEqual([]);
  });

  it('hear nothing of a call that succeeds', async () => {
    const { store, toasts, logged } = createTestStore(() => ({ body: { cart: [] } }));
    await store.dispatch(cartApi.endpoints.getCart.initiate());
    expect([toasts, logged]).toEqual([[], []]);
  });
});
