import { useSearchParams } from 'react-router';
import { isApiError } from '@/api/errors';
import { selectReviews, useGetReviewQuery } from '@/api/reviews';
import { shownResult } from '@/api/shownResult';
import type { Id } from '@/contract/common';
import { summariseRatings } from './ratingSummary';

/** Reviews on a page; the first page is 1 (spec §9). */
const REVIEWS_PER_PAGE = 5;
const PAGE_PARAM = 'reviews';
const LAST_PAGE = 9_999;
/** More than a page is shown only if a server ignores the limit, and then not without bounds. */
const MAX_SHOWN = 50;

function readPage(params: URLSearchParams): number {
  const page = Number(params.get(PAGE_PARAM));
  return Number.isSafeInteger(page) && page >= 1 && page <= LAST_PAGE ? page : 1;
}

/** The parameters of the address with another page of reviews; the first page needs no number. */
export function withReviewPage(params: URLSearchParams, page: number): URLSearchParams {
  const next = new URLSearchParams(params);
  if (page > 1) next.set(PAGE_PARAM, String(page));
  else next.delete(PAGE_PARAM);
  return next;
}

/** The page of a product's reviews that the address names; the former page stays until the new one is there. */
export function useReviews(productId: Id) {
  const [params] = useSearchParams();
  const page = readPage(params);
  const { data, error, isError, isFetching, refetch } = useGetReviewQuery(
    { productId, page, limit: REVIEWS_PER_PAGE },
    { selectFromResult: shownResult },
  );
  return {
    page,
    reviews: selectReviews(data?.reviews).slice(0, MAX_SHOWN),
    totalPages: data?.totalPages ?? 1,
    summary: summariseRatings(data?.ratingCounts),
    isLoading: isFetching && data === undefined,
    isOutdated: isFetching && data !== undefined,
    hasFailed: isError,
    reason: isApiError(error) ? error.message : undefined,
    retry: () => void refetch(),
    hrefOf: (target: number) => `?${withReviewPage(params, target).toString()}`,
  };
}

export type ReviewsResult = ReturnType<typeof useReviews>;
