import type { Id } from '@/contract/common';
import type { RatingSummary } from './ratingSummary';
import { useReviews } from './useReviews';

/** Average of a product's reviews for the head of its page; `undefined` until known and when there are none. */
export function useRatingSummary(productId: Id): RatingSummary | undefined {
  return useReviews(productId).summary;
}
