import { reviewsApi, type KeyedReview } from '@/api/reviews';
import type { Id } from '@/contract/common';
import type { AppStore } from '@/store/makeStore';

/** Reviews for stories. */
export const sampleReviews: KeyedReview[] = [
  { name: 'Priya Raghunathan', review: 'Heavier than the photograph lets on, and greener.' },
  { name: 'Omar Al Suwaidi', review: 'Hung on a Tuesday, admired by everyone on Wednesday.' },
  { name: 'Charlotte Whitfield', review: 'The darkness is real, and the cloth stays soft.' },
].map(({ name, review }) => ({
  key: name,
  name,
  review,
  rating: 5,
  createdAt: '2026-11-08T09:00:00.000Z',
  user: { email: '' },
}));

/** The first page of a product's reviews, as the server would have answered; none for an empty list. */
export function fillReviews(store: AppStore, productId: Id, reviews = sampleReviews): void {
  const value = {
    reviews: {
      ids: reviews.map(({ key }) => key),
      entities: Object.fromEntries(reviews.map((review) => [review.key, review])),
    },
    totalPages: 1,
    ratingCounts: [0, 0, 0, 0, reviews.length],
  };
  store.dispatch(
    reviewsApi.util.upsertQueryEntries([
      { endpointName: 'getReview', arg: { productId, page: 1, limit: 5 }, value },
    ]),
  );
}
