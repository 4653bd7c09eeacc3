import { describe, expect, it } from '@jest/globals';
import { makeStore } from '@/store/makeStore';
import { sessionExpired, signedIn, signedOut } from '@/store/slices/authSlice';
import {
  reviewCleared,
  reviewDraftSlice,
  reviewEdited,
  selectReviewDraft,
} from '@/features/reviews/reviewDraftSlice';
import { buildSession } from '@/fixtures/session.fixtures';

function storeWithDraft() {
  const store = makeStore();
  store.inject(reviewDraftSlice);
  store.dispatch(reviewEdited({ productId: 'linen', change: { review: 'Lovely' } }));
  store.dispatch(reviewEdited({ productId: 'silk', change: { rating: 3 } }));
  const reviewOf = (productId: string) => selectReviewDraft(store.getState(), productId);
  return { store, reviewOf };
}

const emptyDraft = { name: undefined, review: '', rating: 0 };
const layla = buildSession();
const omar = buildSession({ user: { _id: 'omar', email: 'omar@sadeel.example' } });

describe('review drafts', () => {
  it('are stored by product', () => {
    const { store, reviewOf } = storeWithDraft();
    store.dispatch(reviewEdited({ productId: 'linen', change: { name: 'Aisha' } }));
    expect(reviewOf('linen')).toEqual({ name: 'Aisha', review: 'Lovely', rating: 0 });
    expect(reviewOf('silk')).toEqual({ name: undefined, review: '', rating: 3 });
    expect(reviewOf('wool')).toEqual(emptyDraft);
    expect(reviewOf('constructor')).toEqual(emptyDraft);
  });

  it('are cleared one by one', () => {
    const { store, reviewOf } = storeWithDraft();
    store.dispatch(reviewCleared('linen'));
    expect(reviewOf('linen')).toEqual(emptyDraft);
    expect(reviewOf('silk').rating).toBe(3);
  });

  it('survive the sign-in of a visitor', () => {
    const { store, reviewOf } = storeWithDraft();
    store.dispatch(signedIn(layla));
    expect(reviewOf('linen').review).toBe('Lovely');
  });

  it('are cleared at sign-out', () => {
    const { store, reviewOf } = storeWithDraft();
    store.dispatch(signedOut());
    expect(reviewOf('linen')).toEqual(emptyDraft);
  });
});

describe('review drafts after a session expires', () => {
  function expiredStore() {
    const shop = storeWithDraft();
    shop.store.dispatch(signedIn(layla));
    shop.store.dispatch(sessionExpired(layla.user._id));
    return shop;
  }

  it('are restored when the customer signs in again', () => {
    const { store, reviewOf } = expiredStore();
    store.dispatch(signedIn(layla));
    expect(reviewOf('linen').review).toBe('Lovely');
  });

  it('are hidden from everyone else, before and after sign-in', () => {
    const { store, reviewOf } = expiredStore();
    expect(reviewOf('linen')).toEqual(emptyDraft);
    store.dispatch(signedIn(omar));
    expect(reviewOf('linen')).toEqual(emptyDraft);
  });

  it('survive a second rejection', () => {
    const { store, reviewOf } = expiredStore();
    store.dispatch(sessionExpired());
    store.dispatch(signedIn(layla));
    expect(reviewOf('linen').review).toBe('Lovely');
  });

  it('do not override later edits', () => {
    const { store, reviewOf } = expiredStore();
    store.dispatch(reviewEdited({ productId: 'linen', change: { review: 'Even lovelier' } }));
    store.dispatch(signedIn(layla));
    expect(reviewOf('linen').review).toBe('Even lovelier');
    expect(reviewOf('silk').rating).toBe(3);
  });
});
