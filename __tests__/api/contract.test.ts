import { describe, expect, it } from '@jest/globals';
import type { ApiCall } from '@/contract/api';
import { idempotencyKey, requests } from '../support/apiRequests';
import { createTestStore } from '../support/fakeApi';

describe('requests of the contract (product 13.3)', () => {
  it.each(requests)(
    '%s sends the specified query and body',
    async (endpoint, { send, query = {}, body }) => {
      const { api, store } = createTestStore();
      await send(store.dispatch);
      const [request] = api.requests;
      expect(`${request?.method ?? ''} ${request?.path ?? ''}`).toBe(endpoint);
      expect(request?.query).toEqual(query);
      expect(request?.body).toEqual(body);
    },
  );

  const idempotent = [
    ...['add-to-cart', 'place-order', 'cancel-order', 'add-review', 'add-complaint', 'enquiry'],
    'request-samples',
  ];

  it.each(idempotent)('%s sends its idempotency key', async (name) => {
    const { api, store } = createTestStore();
    await requests
      .find(([endpoint]) => endpoint === `POST /user/${name}`)?.[1]
      .send(store.dispatch);
    expect(api.requests[0]?.headers.get('Idempotency-Key')).toBe(idempotencyKey);
  });
});

/** Calls without a toast: optional ones, and those whose screens show the message themselves (product 12.3). */
const WITHOUT_TOAST: readonly string[] = [
  'GET /user/get-slots',
  'GET /user/get-shop-facts',
  'GET /user/get-suggestions',
  'GET /user/get-account',
  'GET /user/get-addresses',
  'GET /user/get-windows',
  'GET /user/get-draft-quotes',
  'GET /user/get-quotes',
  'GET /user/get-complaints',
  'GET /user/get-samples',
  'GET /user/get-shortlist',
  'GET /user/get-price-table',
  'POST /client-reports',
  'POST /user/save-windows',
  'POST /user/save-shortlist',
  'POST /user/watch-stock',
  'POST /user/price-window',
  'POST /user/offer-windows',
  'POST /user/send-otp',
  'POST /user/verify-otp',
  'POST /user/start-passkey-sign-in',
  'POST /user/sign-in-with-passkey',
  'POST /user/logout',
  'POST /user/send-closing-code',
  'POST /user/close-account',
  'POST /user/save-address',
  'POST /user/upload-review-photo',
] satisfies ApiCall[];

describe.each([401, 403])('a refusal with status %i and a message of its own', (status) => {
  it.each(requests)('%s shows the message, unless it is an exception', async (call, { send }) => {
    const { store, toasts } = createTestStore(() => ({ status, body: { message: 'Not for you' } }));
    await send(store.dispatch);
    const shown = WITHOUT_TOAST.includes(call) ? [] : ['Not for you'];
    expect(toasts.map(({ message }) => message)).toEqual(shown);
  });
});
