import { describe, expect, it } from '@jest/globals';
import { makeStore } from '@/store/makeStore';
import { sessionExpired, signedIn, signedOut } from '@/store/slices/authSlice';
import {
  reviewAwaitsSignIn,
  reviewCleared,
  reviewEdited,
  reviewResumed,
  selectAwaitsSignIn,
  selectReviewDraft,
} from '@/store/slices/reviewDraftSlice';
import { buildSession } from '@/fixtures/session.fixtures';

function storeWithDraft() {
  const store = makeStore();
  store.dispatch(reviewEdited({ productId: 'linen', change: { review: 'Lovely' } }));
  store.dispatch(reviewEdited({ productId: 'silk', change: { rating: 3 } }));
  const reviewOf = (productId: string) => selectReviewDraft(store.getState(), productId);
  return { store, reviewOf };
}

const nothing = { name: '', review: '', rating: 0 };
const layla = buildSession();
const omar = buildSession({ user: { _id: 'omar', email: 'omar@sadeel.example' } });

describe('reviews being written', () => {
  it('are kept by product', () => {
    const { store, reviewOf } = storeWithDraft();
    store.dispatch(reviewEdited({ productId: 'linen', change: { name: 'Aisha' } }));
    expect(reviewOf('linen')).toEqual({ name: 'Aisha', review: 'Lovely', rating: 0 });
    expect(reviewOf('silk')).toEqual({ name: '', review: '', rating: 3 });
    expect(reviewOf('wool')).toEqual(nothing);
    expect(reviewOf('constructor')).toEqual(nothing);
  });

  it('are gone once sent, the others are not', () => {
    const { store, reviewOf } = storeWithDraft();
    store.dispatch(reviewCleared('linen'));
    expect(reviewOf('linen')).toEqual(nothing);
    expect(reviewOf('silk').rating).toBe(3);
  });

  it('survive the sign-in of the visitor who writes them', () => {
    const { store, reviewOf } = storeWithDraft();
    store.dispatch(signedIn(layla));
    expect(reviewOf('linen').review).toBe('Lovely');
  });

  it('do not survive sign-out', () => {
    const { store, reviewOf } = storeWithDraft();
    store.dispatch(signedOut());
    expect(reviewOf('linen')).toEqual(nothing);
  });
});

describe('a review that waits for sign-in', () => {
  it('is that of one product, until it is taken up again', () => {
    const { store } = storeWithDraft();
    const waits = (productId: string) => selectAwaitsSignIn(store.getState(), productId);
    expect([waits('linen'), waits('silk')]).toEqual([false, false]);
    store.dispatch(reviewAwaitsSignIn('linen'));
    expect([waits('linen'), waits('silk')]).toEqual([true, false]);
    store.dispatch(signedIn(layla));
    expect(waits('linen')).toBe(true);
    store.dispatch(reviewResumed());
    expect(waits('linen')).toBe(false);
  });

  it('is forgotten at sign-out', () => {
    const { store } = storeWithDraft();
    store.dispatch(reviewAwaitsSignIn('linen'));
    store.dispatch(signedOut());
    expect(selectAwaitsSignIn(store.getState(), 'linen')).toBe(false);
  });
});

describe('reviews of a customer whose session ended', () => {
  function interruptedStore() {
    const shop = storeWithDraft();
    shop.store.dispatch(signedIn(layla));
    shop.store.dispatch(sessionExpired(layla.user._id));
    return shop;
  }

  it('are there again when the customer is', () => {
    const { store, reviewOf } = interruptedStore();
    store.dispatch(signedIn(layla));
    expect(reviewOf('linen').review).toBe('Lovely');
  });

  it('are shown to nobody else, neither before nor after another sign-in', () => {
    const { store, reviewOf } = interruptedStore();
    store.dispatch(reviewAwaitsSignIn('linen'));
    expect(reviewOf('linen')).toEqual(nothing);
    store.dispatch(signedIn(omar));
    expect(reviewOf('linen')).toEqual(nothing);
    expect(selectAwaitsSignIn(store.getState(), 'linen')).toBe(false);
  });

  it('outlive a second refusal, when nobody is signed in any more', () => {
    const { store, reviewOf } = interruptedStore();
    store.dispatch(sessionExpired());
    store.dispatch(signedIn(layla));
    expect(reviewOf('linen').review).toBe('Lovely');
  });

  it('give way to what was written since', () => {
    const { store, reviewOf } = interruptedStore();
    store.dispatch(reviewEdited({ productId: 'linen', change: { review: 'Even lovelier' } }));
    store.dispatch(signedIn(layla));
    expect(reviewOf('linen').review).toBe('Even lovelier');
    expect(reviewOf('silk').rating).toBe(3);
  });
});
