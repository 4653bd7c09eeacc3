import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { cartApi } from '@/api/cart';
import { catalogueApi } from '@/api/catalogue';
import { enquiryApi } from '@/api/enquiry';
import { signedIn } from '@/store/slices/authSlice';
import { buildEnquiry } from '@/fixtures/enquiry.fixtures';
import { createTestStore, type FakeResponse } from '../support/fakeApi';
import { buildSession } from '@/fixtures/session.fixtures';

const { getCategory } = catalogueApi.endpoints;
const enquiry = { ...buildEnquiry(), idempotencyKey: 'key-1' };

describe('headers', () => {
  it('sends Authorization and country when the customer is signed in', async () => {
    const { api, store } = createTestStore();
    store.dispatch(signedIn(buildSession({ token: 'a-token' })));
    await store.dispatch(getCategory.initiate());
    expect(api.requests[0]?.headers.get('Authorization')).toBe('Bearer a-token');
    expect(api.requests[0]?.headers.get('country')).toBe('india');
  });

  it('sends neither Authorization nor country without a token', async () => {
    const { api, store } = createTestStore();
    await store.dispatch(getCategory.initiate());
    expect(api.requests[0]?.headers.has('Authorization')).toBe(false);
    expect(api.requests[0]?.headers.has('country')).toBe(false);
  });

  it('asks for messages in the language of the pages', async () => {
    const { api, store } = createTestStore();
    await store.dispatch(getCategory.initiate());
    expect(api.requests[0]?.headers.get('Accept-Language')).toBe('en');
  });

  it('reads the token when the request is sent', async () => {
    const { api, store } = createTestStore();
    store.dispatch(signedIn(buildSession({ token: 'first' })));
    store.dispatch(signedIn(buildSession({ token: 'second' })));
    await store.dispatch(getCategory.initiate());
    expect(api.requests[0]?.headers.get('Authorization')).toBe('Bearer second');
  });

  it('sends JSON and the idempotency key with a mutation', async () => {
    const { api, store } = createTestStore();
    await store.dispatch(enquiryApi.endpoints.sendEnquiry.initiate(enquiry));
    const [request] = api.requests;
    expect(request?.headers.get('Content-Type')).toBe('application/json');
    expect(request?.headers.get('Idempotency-Key')).toBe('key-1');
    expect(request?.body).not.toHaveProperty('idempotencyKey');
  });
});

describe('query retries', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  const failing = (reply: FakeResponse) => {
    const sentAt: number[] = [];
    const start = Date.now();
    const shop = createTestStore(() => {
      sentAt.push(Date.now() - start);
      return reply;
    });
    return { ...shop, sentAt };
  };

  it.each([500, 503, 429])('retries three times, after 1, 2 and 4 s, on %i', async (status) => {
    const { store, sentAt } = failing({ status, body: { message: 'Busy' } });
    const result = store.dispatch(getCategory.initiate());
    await jest.advanceTimersByTimeAsync(60_000);
    expect((await result).error).toEqual({ status, message: 'Busy' });
    expect(sentAt).toEqual([0, 1_000, 3_000, 7_000]);
  });

  it('retries when there is no response, then logs the failure without a toast', async () => {
    const { api, store, toasts, logged } = createTestStore(() => {
      throw new TypeError('network down');
    });
    const result = store.dispatch(getCategory.initiate());
    await jest.advanceTimersByTimeAsync(60_000);
    expect((await result).error).toEqual({ status: undefined, message: undefined });
    expect(api.requests).toHaveLength(4);
    expect(toasts).toEqual([]);
    expect(logged).toEqual(['getCategory failed']);
  });

  it('does not retry while the browser is offline', async () => {
    const { api, store } = createTestStore(
      () => {
        throw new TypeError('network down');
      },
      { services: { isOffline: () => true } },
    );
    const { isError } = await store.dispatch(getCategory.initiate());
    await jest.advanceTimersByTimeAsync(60_000);
    expect(isError).toBe(true);
    expect(api.requests).toHaveLength(1);
  });

  it('stops retrying when the browser goes offline', async () => {
    let isOffline = false;
    const { api, store } = createTestStore(
      () => {
        throw new TypeError('network down');
      },
      { services: { isOffline: () => isOffline } },
    );
    const result = store.dispatch(getCategory.initiate());
    await jest.advanceTimersByTimeAsync(500);
    isOffline = true;
    await jest.advanceTimersByTimeAsync(500);
    expect((await result).isError).toBe(true);
    expect(api.requests).toHaveLength(2);
  });

  it.each([400, 401, 404, 409, 422])('does not retry after a %i', async (status) => {
    const { api, store } = createTestStore(() => ({ status, body: { message: 'No' } }));
    await store.dispatch(getCategory.initiate());
    await jest.advanceTimersByTimeAsync(60_000);
    expect(api.requests).toHaveLength(1);
  });

  it('aborts each attempt after 15 s', async () => {
    const sentAt: number[] = [];
    const start = Date.now();
    const { store } = createTestStore(() => {
      sentAt.push(Date.now() - start);
      return new Promise(() => undefined);
    });
    const result = store.dispatch(getCategory.initiate());
    await jest.advanceTimersByTimeAsync(80_000);
    expect((await result).error).toEqual({ status: undefined, message: undefined });
    expect(sentAt).toEqual([0, 16_000, 33_000, 52_000]);
  });

  it('stops retrying when the query is aborted between attempts', async () => {
    const { api, store } = createTestStore(() => ({ status: 503 }));
    const query = store.dispatch(getCategory.initiate());
    await jest.advanceTimersByTimeAsync(500);
    query.abort();
    await jest.advanceTimersByTimeAsync(60_000);
    expect(api.requests).toHaveLength(1);
    expect(jest.getTimerCount()).toBe(0);
  });

  it('stops retrying when the query is aborted during an attempt', async () => {
    const { api, store } = createTestStore(() => new Promise(() => undefined));
    const query = store.dispatch(getCategory.initiate());
    await jest.advanceTimersByTimeAsync(500);
    query.abort();
    await jest.advanceTimersByTimeAsync(60_000);
    expect(api.requests).toHaveLength(1);
    expect(jest.getTimerCount()).toBe(0);
  });

  it('returns the first successful response', async () => {
    let calls = 0;
    const { store, toasts } = createTestStore(() => {
      calls += 1;
      return calls === 1
        ? { status: 500, body: { message: 'Once' } }
        : { body: { categories: [{ _id: 'sheers', name: 'Sheers' }] } };
    });
    const result = store.dispatch(getCategory.initiate());
    await jest.advanceTimersByTimeAsync(1_000);
    expect((await result).data?.ids).toEqual(['sheers']);
    expect(toasts).toEqual([]);
  });
});

describe('mutations', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  it.each([500, 429])('are not retried after a %i', async (status) => {
    const { api, store } = createTestStore(() => ({ status, body: { message: 'Later' } }));
    await store.dispatch(
      cartApi.endpoints.actOnCart.initiate({ action: 'increment', productId: 'p', sizeId: 's' }),
    );
    await jest.advanceTimersByTimeAsync(60_000);
    expect(api.requests).toHaveLength(1);
  });

  it('time out after 30 s', async () => {
    const { api, store } = createTestStore(() => new Promise(() => undefined));
    let hasEnded = false;
    const write = store
      .dispatch(enquiryApi.endpoints.sendEnquiry.initiate(enquiry))
      .then(({ error }) => {
        hasEnded = true;
        return error;
      });
    await jest.advanceTimersByTimeAsync(29_999);
    expect(hasEnded).toBe(false);
    await jest.advanceTimersByTimeAsync(1);
    expect(await write).toEqual({ status: undefined, message: undefined });
    await jest.advanceTimersByTimeAsync(60_000);
    expect(api.requests).toHaveLength(1);
  });
});

describe('error responses', () => {
  it.each([
    ['JSON', { message: 'No' }, 'No'],
    ['HTML', '<html>Bad gateway</html>', undefined],
  ])('are reduced to status and message when they are %s', async (_what, body, message) => {
    const { store } = createTestStore(() => ({ status: 400, body }));
    const { error } = await store.dispatch(getCategory.initiate());
    expect(error).toStrictEqual({ status: 400, message });
  });

  it.each([
    ['200', { status: 200, body: '' }],
    ['204', { status: 204 }],
  ])('have no status when the body of a %s is empty', async (_what, reply) => {
    const { store } = createTestStore(() => reply);
    const { error } = await store.dispatch(enquiryApi.endpoints.sendEnquiry.initiate(enquiry));
    expect(error).toStrictEqual({ status: undefined, message: undefined });
  });

  it('contain Retry-After in seconds', async () => {
    const { store } = createTestStore(() => ({
      status: 429,
      body: { message: 'Wait' },
      headers: { 'Retry-After': '30' },
    }));
    const { error } = await store.dispatch(enquiryApi.endpoints.sendEnquiry.initiate(enquiry));
    expect(error).toEqual({ status: 429, message: 'Wait', retryAfter: 30 });
  });

  it('ignore a Retry-After that is not a number of seconds', async () => {
    const { store } = createTestStore(() => ({
      status: 429,
      body: { message: 'Wait' },
      headers: { 'Retry-After': 'Sat, 21 Nov 2026 10:00:00 GMT' },
    }));
    const { error } = await store.dispatch(enquiryApi.endpoints.sendEnquiry.initiate(enquiry));
    expect(error).toStrictEqual({ status: 429, message: 'Wait' });
  });
});
