import type { Id } from '@/contract/common';
import type { RatingSummary } from './ratingSummary';
import { useReviews } from './useReviews';

/** Rating summary of a product; `undefined` while loading and without reviews. */
export function useRatingSummary(productId: Id): RatingSummary | undefined {
  return useReviews(productId).summary;
}
