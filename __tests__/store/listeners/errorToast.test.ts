import { describe, expect, it, jest } from '@jest/globals';
import { createAsyncThunk } from '@reduxjs/toolkit';
import { authApi } from '@/api/auth';
import { cartApi } from '@/api/cart';
import { catalogueApi } from '@/api/catalogue';
import type { AppDispatch } from '@/store/makeStore';
import { createTestStore } from '../../support/fakeApi';

const refuse = (message: string) => () => ({ status: 400, body: { message } });
const line = { productId: 'p', sizeId: 's', action: 'increment' } as const;

describe('failure toasts (product 12.3)', () => {
  it('show the message of a failed write once and log it', async () => {
    const { store, toasts, logged } = createTestStore(refuse('At most 99 of one size.'));
    await store.dispatch(cartApi.endpoints.actOnCart.initiate(line));
    expect(toasts).toEqual([{ message: 'At most 99 of one size.', variant: 'error' }]);
    expect(logged).toEqual(['actOnCart failed']);
  });

  it('show the message of a failed read once', async () => {
    const { store, toasts } = createTestStore(refuse('No such page.'));
    await store.dispatch(catalogueApi.endpoints.getCategory.initiate());
    expect(toasts).toEqual([{ message: 'No such page.', variant: 'error' }]);
  });

  it('stay away when the server says nothing', async () => {
    const { store, toasts } = createTestStore(() => ({ status: 400, body: '<h1>Bad</h1>' }));
    await store.dispatch(cartApi.endpoints.actOnCart.initiate(line));
    expect(toasts).toEqual([]);
  });

  it.each(['Token expired', 'Invalid token', 'Token not found'])(
    "leave '%s' to the end of the session, which says it once",
    async (message) => {
      const { store, toasts } = createTestStore(refuse(message));
      await store.dispatch(cartApi.endpoints.actOnCart.initiate(line));
      expect(toasts).toEqual([{ message, variant: 'error' }]);
    },
  );

  const { sendOtp, verifyOtp, logout } = authApi.endpoints;

  const ownWording: [string, (dispatch: AppDispatch) => PromiseLike<unknown>][] = [
    ['sendOtp', (dispatch) => dispatch(sendOtp.initiate({ email: 'a@b.ae' }))],
    ['verifyOtp', (dispatch) => dispatch(verifyOtp.initiate({ email: 'a@b.ae', otp: '000000' }))],
    ['logout', (dispatch) => dispatch(logout.initiate())],
  ];

  it.each(ownWording)('leave %s to its own screen, and still log it', async (endpoint, send) => {
    const { store, toasts, logged } = createTestStore(refuse('Wait a little.'));
    await send(store.dispatch);
    expect(toasts).toEqual([]);
    expect(logged).toEqual([`${endpoint} failed`]);
  });

  it('are about calls of the API alone', async () => {
    const complain = jest.spyOn(console, 'error').mockReturnValue();
    const { store, toasts, logged } = createTestStore();
    const refused = { status: 400, message: 'No' };
    const other = createAsyncThunk('other', (_: void, api) => api.rejectWithValue(refused));
    const broken = createAsyncThunk('broken', () => Promise.reject(new Error('No')));
    await store.dispatch(other());
    await store.dispatch(broken());
    expect([toasts, logged]).toEqual([[], []]);
    // A listener that breaks is told to the console, a moment later.
    await new Promise((resolve) => setTimeout(resolve));
    expect(complain).not.toHaveBeenCalled();
  });
});

describe('the log of failures', () => {
  it.each([
    ['the status', refuse('No'), 400],
    [
      'that there was no response',
      () => {
        throw new TypeError('offline');
      },
      'no response',
    ],
  ])('holds %s', async (_what, answer, details) => {
    const log = jest.fn();
    const { store } = createTestStore(answer, { services: { log } });
    await store.dispatch(cartApi.endpoints.actOnCart.initiate(line));
    expect(log).toHaveBeenCalledWith('actOnCart failed', details);
  });
});
