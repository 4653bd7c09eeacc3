import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { baseApi } from '@/api/baseApi';
import { TAG_TYPES, type TagType } from '@/api/tags';
import type { ApiCall } from '@/contract/api';
import { endpointOf, requests } from '../support/apiRequests';
import { createTestStore, type Respond } from '../support/fakeApi';
import { answers } from '../support/faults/answers';

type Read = Extract<ApiCall, `GET ${string}`>;
type Write = Exclude<ApiCall, Read>;

/** The entities that the response of each read shows; none when it is not cached or never changes. */
const SHOWS: Record<Read, readonly TagType[]> = {
  'GET /user/get-home-page': ['Home', 'Category', 'Product'],
  'GET /user/get-products': ['Product'],
  'GET /user/get-product-details': ['Product'],
  'GET /user/get-suggestions': ['Product'],
  'GET /user/get-category': ['Category'],
  'GET /user/get-sub-category': ['Category', 'SubCategory'],
  'GET /user/get-our-works': ['Work'],
  'GET /user/get-faq': ['Faq'],
  'GET /user/get-shop-facts': ['Home'],
  'GET /user/get-review': ['Review'],
  'GET /user/get-cart': ['Cart'],
  'GET /user/get-orders': ['Order'],
  'GET /user/get-single-order-history': ['Order'],
  'GET /user/get-invoices': ['Order'],
  'GET /user/get-complaints': ['Order', 'Complaint'],
  'GET /user/get-addresses': ['Address'],
  'GET /user/get-windows': ['Window'],
  'GET /user/get-draft-quotes': ['Order'],
  // What is booked with an enquiry, and for an order.
  'GET /user/get-slots': ['Order'],
  'GET /user/get-quote': ['Quote'],
  'GET /user/get-quotes': ['Quote'],
  'GET /user/get-samples': ['Sample'],
  'GET /user/get-shortlist': ['Shortlist'],
  // With the number of windows.
  'GET /user/get-account': ['Account', 'Window'],
  'GET /user/export-account': [],
  'GET /user/get-price-table': [],
};

/** The entities that each write changes. */
const CHANGES: Record<Write, readonly TagType[]> = {
  // Everything (product 13.8).
  'POST /user/enquiry': TAG_TYPES,
  'POST /user/add-to-cart': TAG_TYPES,
  'POST /user/cart-action': TAG_TYPES,
  'POST /user/replace-line': TAG_TYPES,
  'POST /user/add-review': TAG_TYPES,
  'POST /user/place-order': ['Order', 'Cart'],
  'POST /user/cancel-order': ['Order'],
  'POST /user/add-complaint': ['Complaint'],
  'POST /user/request-samples': ['Sample'],
  'POST /user/save-shortlist': ['Shortlist'],
  'POST /user/book-fitting': ['Order'],
  'POST /user/accept-quote': ['Cart', 'Quote'],
  'POST /user/save-address': ['Address'],
  'POST /user/remove-address': ['Address'],
  'POST /user/set-default-address': ['Address'],
  'POST /user/save-windows': ['Window'],
  'POST /user/update-account': ['Account'],
  'POST /user/revoke-session': ['Account'],
  'POST /user/add-passkey': ['Account'],
  'POST /user/remove-passkey': ['Account'],
  // The session begins or ends, with which the whole cache is dropped.
  'POST /user/verify-otp': [],
  'POST /user/sign-in-with-passkey': [],
  'POST /user/logout': [],
  'POST /user/revoke-sessions': [],
  'POST /user/close-account': [],
  // Nothing that a screen shows.
  'POST /user/send-otp': [],
  'POST /user/send-closing-code': [],
  'POST /user/start-passkey-sign-in': [],
  'POST /user/start-passkey': [],
  'POST /user/upload-review-photo': [],
  'POST /client-reports': [],
  'POST /user/watch-stock': [],
  'POST /user/price-window': [],
  'POST /user/offer-windows': [],
  'POST /user/save-quote': [],
  'POST /user/mail-quote': [],
  // Its screen closes.
  'POST /user/revoke-quote': [],
};

const sendersOf = new Map(requests);
const cachedReads = Object.entries(SHOWS).filter(([, entities]) => entities.length > 0);

/** Valid responses; the reads, the writes or both may be refused. */
function respondWith(refused: readonly string[] = []): Respond {
  const known = new Map(Object.entries(answers));
  return ({ method, path }) =>
    refused.includes(method)
      ? { status: 409, body: { message: 'No' } }
      : { body: known.get(`${method} ${path}`) };
}

/** Cached reads that a write refetches, or whose data it replaces. */
async function reachedBy(write: string, respond = respondWith()): Promise<string[]> {
  const { api, store } = createTestStore(respond);
  for (const [read] of cachedReads) await sendersOf.get(read)?.send(store.dispatch);
  const before = store.getState().api.queries;
  api.requests.length = 0;
  await sendersOf.get(write)?.send(store.dispatch);
  await jest.advanceTimersByTimeAsync(1_000);
  const after = store.getState().api.queries;
  const patched = Object.entries(before).flatMap(([key, entry]) =>
    entry?.data === after[key]?.data ? [] : entry?.endpointName,
  );
  const refetched = api.requests.map(({ method, path }) => `${method} ${path}`);
  return cachedReads
    .map(([read]) => read)
    .filter((read) => refetched.includes(read) || patched.includes(endpointOf(read)));
}

describe('a write reaches every cached read of what it changes', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  it.each(Object.entries(CHANGES))('%s', async (write, changed) => {
    const showing = cachedReads.filter(([, shown]) =>
      shown.some((entity) => changed.includes(entity)),
    );
    expect(await reachedBy(write)).toEqual(showing.map(([read]) => read));
  });

  it.each(Object.keys(CHANGES))('nothing after %s failed', async (write) => {
    expect(await reachedBy(write, respondWith(['POST']))).toEqual([]);
  });

  it('reads that were refused, too', async () => {
    const reached = await reachedBy('POST /user/enquiry', respondWith(['GET']));
    expect(reached).toEqual(cachedReads.map(([read]) => read));
  });

  it('with tags that are all declared', async () => {
    const logError = jest.spyOn(console, 'error').mockReturnValue();
    await reachedBy('POST /user/enquiry');
    expect(logError).not.toHaveBeenCalled();
  });

  it('for every endpoint', () => {
    const calls = [...Object.keys(SHOWS), ...Object.keys(CHANGES)];
    // A window is priced and kept by the same call.
    const endpoints = Object.keys(baseApi.endpoints).filter((name) => name !== 'keepWindow');
    expect(endpoints).toHaveLength(calls.length);
    expect(calls.sort()).toEqual(requests.map(([call]) => call).sort());
  });
});
