import { skipToken } from '@reduxjs/toolkit/query';
import { useGetReviewQuery } from '@/api/reviews';
import type { Id } from '@/contract/common';
import { summariseRatings, type RatingSummary } from './ratingSummary';
import { toReviewArg } from './useReviews';

function useRating(productId: Id | undefined): RatingSummary | undefined {
  const { currentData } = useGetReviewQuery(
    productId === undefined ? skipToken : toReviewArg(productId),
  );
  return summariseRatings(currentData?.ratingCounts);
}

/** Ratings of up to four products; `undefined` for one without ratings. */
export function useRatings([first, second, third, fourth]: readonly Id[]) {
  // The number of hooks never changes.
  return [useRating(first), useRating(second), useRating(third), useRating(fourth)];
}
