import type { Id } from '@/contract/common';
import { useReviews } from './useReviews';

/** Rating summary of a product; `undefined` while loading and without reviews. */
export function useRatingSummary(productId: Id) {
  const { summary, isLoading } = useReviews(productId);
  return { rating: summary, isLoading };
}
