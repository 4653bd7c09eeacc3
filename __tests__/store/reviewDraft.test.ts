import { describe, expect, it } from '@jest/globals';
import { makeStore } from '@/store/makeStore';
import {
  sessionChangedElsewhere,
  sessionExpired,
  signedIn,
  signedOut,
} from '@/store/slices/authSlice';
import { reviewCleared, reviewEdited, selectReviewDraft } from '@/store/slices/reviewDraftSlice';
import { buildSession } from '../support/session';

function storeWithDraft() {
  const store = makeStore();
  store.dispatch(reviewEdited({ productId: 'linen', change: { review: 'Lovely' } }));
  store.dispatch(reviewEdited({ productId: 'silk', change: { rating: 3 } }));
  const reviewOf = (productId: string) => selectReviewDraft(store.getState(), productId);
  return { store, reviewOf };
}

const nothing = { name: '', review: '', rating: 0 };

describe('reviews being written', () => {
  it('are kept by product', () => {
    const { store, reviewOf } = storeWithDraft();
    store.dispatch(reviewEdited({ productId: 'linen', change: { name: 'Aisha' } }));
    expect(reviewOf('linen')).toEqual({ name: 'Aisha', review: 'Lovely', rating: 0 });
    expect(reviewOf('silk')).toEqual({ name: '', review: '', rating: 3 });
    expect(reviewOf('wool')).toEqual(nothing);
  });

  it('are gone once sent, the others are not', () => {
    const { store, reviewOf } = storeWithDraft();
    store.dispatch(reviewCleared('linen'));
    expect(reviewOf('linen')).toEqual(nothing);
    expect(reviewOf('silk').rating).toBe(3);
  });

  it.each([
    ['sign-in', signedIn(buildSession())],
    ['a session that ended', sessionExpired()],
    ['sign-in in another tab', sessionChangedElsewhere(buildSession())],
  ])('survive %s', (_case, action) => {
    const { store, reviewOf } = storeWithDraft();
    store.dispatch(action);
    expect(reviewOf('linen').review).toBe('Lovely');
  });

  it.each([
    ['sign-out', signedOut()],
    ['sign-out in another tab', sessionChangedElsewhere(null)],
  ])('do not survive %s', (_case, action) => {
    const { store, reviewOf } = storeWithDraft();
    store.dispatch(action);
    expect(reviewOf('linen')).toEqual(nothing);
  });
});
