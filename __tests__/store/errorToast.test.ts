import { describe, expect, it } from '@jest/globals';
import { authApi } from '@/api/auth';
import { cartApi } from '@/api/cart';
import { catalogueApi } from '@/api/catalogue';
import { createTestStore } from '../support/fakeApi';

const refuse = (message: string) => () => ({ status: 400, body: { message } });
const line = { productId: 'p', sizeId: 's', action: 'increment' } as const;

describe('failure toasts (spec §8)', () => {
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

  it('leave sign-in to its own screens', async () => {
    const { store, toasts } = createTestStore(refuse('Wait a little.'));
    const { sendOtp, verifyOtp } = authApi.endpoints;
    await store.dispatch(sendOtp.initiate({ email: 'a@b.ae' }));
    await store.dispatch(verifyOtp.initiate({ email: 'a@b.ae', otp: '000000' }));
    expect(toasts).toEqual([]);
  });
});
