import { describe, expect, it } from '@jest/globals';
import { reviewsApi, selectReviews } from '@/api/reviews';
import { createTestStore } from '../support/fakeApi';
import { buildReview } from '@/fixtures/reviews.fixtures';

async function pageOf(body: unknown) {
  const { store } = createTestStore(() => ({ body }));
  const { getReview } = reviewsApi.endpoints;
  return (await store.dispatch(getReview.initiate({ productId: 'linen', page: 1, limit: 5 }))).data;
}

describe('getReview', () => {
  it('keeps the order of the response and the rating counts', async () => {
    const reviews = [buildReview({ _id: 'r2', review: 'Good' }), { rating: 5 }, buildReview()];
    const data = await pageOf({ reviews, totalPages: 2, ratingCounts: [0, 0, 0, 1, 1] });
    expect(selectReviews(data?.reviews).map(({ key }) => key)).toEqual(['r2', 'r1']);
    expect(selectReviews(data?.reviews)[1]).toEqual({ ...buildReview(), key: 'r1' });
    expect(data).toMatchObject({ totalPages: 2, ratingCounts: [0, 0, 0, 1, 1] });
  });

  it('creates keys for reviews without an id', async () => {
    const reviews = ['One', 'Two'].map((review) => buildReview({ _id: undefined, review }));
    const data = await pageOf({ reviews });
    expect(selectReviews(data?.reviews).map(({ review }) => review)).toEqual(['One', 'Two']);
    expect(data?.reviews.ids).toEqual(['at-0', 'at-1']);
  });

  it('returns no reviews when the response contains none', async () => {
    const data = await pageOf({ reviews: null });
    expect(selectReviews(data?.reviews)).toEqual([]);
    expect(data).toMatchObject({ totalPages: 1, ratingCounts: undefined });
  });

  it('the selector returns the same empty array before the first response', () => {
    expect(selectReviews(undefined)).toEqual([]);
    expect(selectReviews(undefined)).toBe(selectReviews(undefined));
  });
});
