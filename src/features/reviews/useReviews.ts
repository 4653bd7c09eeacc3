import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { queryView } from '@/api/queryView';
import { selectReviews, useGetReviewQuery } from '@/api/reviews';
import type { Id } from '@/contract/common';
import { pageOf } from '@/lib/paths';
import { summariseRatings } from './ratingSummary';

/** Reviews per page (product 6.1). */
const REVIEWS_PER_PAGE = 5;
const PAGE_PARAM = 'reviews';
/** Limits the list in case the server ignores the page size. */
const MAX_SHOWN = 50;

/** Search parameters of another page of reviews; the first page has no number. */
export function withReviewPage(params: URLSearchParams, page: number): URLSearchParams {
  const next = new URLSearchParams(params);
  if (page > 1) next.set(PAGE_PARAM, String(page));
  else next.delete(PAGE_PARAM);
  return next;
}

/** Query argument of a page of reviews. */
export const toReviewArg = (productId: Id, page = 1) => ({
  productId,
  page,
  limit: REVIEWS_PER_PAGE,
});

/** Page of reviews for the URL; keeps the previous page until the next one is loaded. */
export function useReviews(productId: Id) {
  const [params] = useSearchParams();
  const page = pageOf(params, PAGE_PARAM);
  const { data, ...status } = useGetReviewQuery(toReviewArg(productId, page), {
    selectFromResult: queryView,
  });
  const summary = useMemo(() => summariseRatings(data?.ratingCounts), [data?.ratingCounts]);
  return {
    ...status,
    page,
    /** `undefined` until loaded. */
    reviews: data && selectReviews(data.reviews).slice(0, MAX_SHOWN),
    totalPages: data?.totalPages ?? 1,
    summary,
    maxPhotos: data?.maxPhotos ?? 0,
    hrefOf: (target: number) => `?${withReviewPage(params, target).toString()}`,
  };
}

export type ReviewsResult = Omit<ReturnType<typeof useReviews>, 'currentData' | 'refetch'> & {
  refetch: () => unknown;
};
