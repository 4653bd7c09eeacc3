import { describe, expect, it, jest } from '@jest/globals';
import { createAsyncThunk } from '@reduxjs/toolkit';
import { authApi } from '@/api/auth';
import { cartApi } from '@/api/cart';
import { catalogueApi } from '@/api/catalogue';
import { ordersApi } from '@/api/orders';
import type { AppDispatch } from '@/store/makeStore';
import { createTestStore } from '../../support/fakeApi';

const reject = (message: string) => () => ({ status: 400, body: { message } });
const line = { productId: 'p', sizeId: 's', action: 'increment' } as const;

describe('error toasts (product 12.3)', () => {
  it('show the message of a failed mutation once and log it', async () => {
    const { store, toasts, logged } = createTestStore(reject('At most 99 of one size.'));
    await store.dispatch(cartApi.endpoints.actOnCart.initiate(line));
    expect(toasts).toEqual([{ message: 'At most 99 of one size.', variant: 'error' }]);
    expect(logged).toEqual(['actOnCart failed']);
  });

  it('show the message of a failed query once', async () => {
    const { store, toasts } = createTestStore(reject('No such page.'));
    await store.dispatch(catalogueApi.endpoints.getCategory.initiate());
    expect(toasts).toEqual([{ message: 'No such page.', variant: 'error' }]);
  });

  describe('of a prefetch (product 2.14)', () => {
    const { getOrders } = ordersApi.endpoints;
    const page = { page: 1, limit: 8, filter: '30' } as const;
    const prefetch = getOrders.initiate(page, { subscribe: false, forceRefetch: false });

    it('are not shown while nobody waits for it', async () => {
      const { store, toasts, logged } = createTestStore(reject('Not for you'));
      await store.dispatch(prefetch);
      expect(toasts).toEqual([]);
      expect(logged).toEqual(['getOrders failed']);
    });

    it('are shown when a screen waits for the same request', async () => {
      const { store, toasts, api } = createTestStore(reject('Not for you'));
      const prefetching = store.dispatch(prefetch);
      await Promise.all([prefetching, store.dispatch(getOrders.initiate(page))]);
      expect(api.requests).toHaveLength(1);
      expect(toasts).toEqual([{ message: 'Not for you', variant: 'error' }]);
    });

    it('are shown for the request that a screen repeats', async () => {
      const { store, toasts } = createTestStore(reject('Not for you'));
      await store.dispatch(prefetch);
      await store.dispatch(getOrders.initiate(page));
      expect(toasts).toEqual([{ message: 'Not for you', variant: 'error' }]);
    });

    it('are not shown for a second prefetch after a screen has closed', async () => {
      const { store, toasts } = createTestStore(reject('Not for you'));
      const screen = store.dispatch(getOrders.initiate(page));
      await screen;
      screen.unsubscribe();
      await store.dispatch(prefetch);
      expect(toasts).toHaveLength(1);
    });
  });

  it('are closed by the success of the same request only (product 12.8)', async () => {
    let respond = reject('At most 99 of one size.');
    const { store } = createTestStore(() => respond());
    const closed: (string | undefined)[] = [];
    store.services.toasts.subscribe(
      () => undefined,
      (request) => closed.push(request),
    );
    await store.dispatch(cartApi.endpoints.actOnCart.initiate(line));
    expect(closed).toEqual([]);
    respond = () => ({ status: 200, body: { message: 'Done' } });
    await store.dispatch(cartApi.endpoints.actOnCart.initiate(line));
    expect(closed).toEqual(['actOnCart']);
  });

  it('are not shown for a response without a message', async () => {
    const { store, toasts } = createTestStore(() => ({ status: 400, body: '<h1>Bad</h1>' }));
    await store.dispatch(cartApi.endpoints.actOnCart.initiate(line));
    expect(toasts).toEqual([]);
  });

  it.each(['Token expired', 'Invalid token', 'Token not found'])(
    "show '%s' once, through the session listener",
    async (message) => {
      const { store, toasts } = createTestStore(reject(message));
      await store.dispatch(cartApi.endpoints.actOnCart.initiate(line));
      expect(toasts).toEqual([{ message, variant: 'error' }]);
    },
  );

  const { sendOtp, verifyOtp, logout } = authApi.endpoints;

  const silentMutations: [string, (dispatch: AppDispatch) => PromiseLike<unknown>][] = [
    ['sendOtp', (dispatch) => dispatch(sendOtp.initiate({ email: 'a@b.ae' }))],
    ['verifyOtp', (dispatch) => dispatch(verifyOtp.initiate({ email: 'a@b.ae', otp: '000000' }))],
    ['logout', (dispatch) => dispatch(logout.initiate())],
  ];

  it.each(silentMutations)(
    'are not shown for %s, whose screen shows its error, but it is logged',
    async (endpoint, send) => {
      const { store, toasts, logged } = createTestStore(reject('Wait a little.'));
      await send(store.dispatch);
      expect(toasts).toEqual([]);
      expect(logged).toEqual([`${endpoint} failed`]);
    },
  );

  it('are not shown for other thunks', async () => {
    const { store, toasts, logged } = createTestStore(reject('Later.'));
    const refused = { status: 400, message: 'No' };
    const other = createAsyncThunk('other', (_: void, api) => api.rejectWithValue(refused));
    const broken = createAsyncThunk('broken', () => Promise.reject(new Error('No')));
    await store.dispatch(other());
    await store.dispatch(broken());
    await store.dispatch(cartApi.endpoints.actOnCart.initiate(line));
    expect(toasts.map(({ message }) => message)).toEqual(['Later.']);
    expect(logged).toEqual(['actOnCart failed']);
  });
});

describe('the error log', () => {
  it.each([
    ['the status', reject('No'), 400],
    [
      'a missing response',
      () => {
        throw new TypeError('offline');
      },
      'no response',
    ],
  ])('contains %s', async (_what, respond, details) => {
    const log = jest.fn();
    const { store } = createTestStore(respond, { services: { log } });
    await store.dispatch(cartApi.endpoints.actOnCart.initiate(line));
    expect(log).toHaveBeenCalledWith('actOnCart failed', details);
  });
});
