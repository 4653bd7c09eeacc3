import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { queryView } from '@/api/queryView';
import { selectReviews, useGetReviewQuery } from '@/api/reviews';
import { asRating } from '@/api/parsers/reviews';
import type { Id } from '@/contract/common';
import type { Rating, ReviewPhoto } from '@/contract/reviews';
import { pageOf } from '@/lib/paths';
import { summariseRatings } from './ratingSummary';

/** Reviews per page (product 6.1). */
const REVIEWS_PER_PAGE = 5;
const PAGE_PARAM = 'reviews';
/** Limits the list in case the server ignores the page size. */
const MAX_SHOWN = 50;
const noPhotos: readonly ReviewPhoto[] = [];

const STARS_PARAM = 'stars';
const STARS = /^[1-5]$/;

/** Rating in the URL that the shown reviews have; `undefined` for all. */
function starsOf(params: URLSearchParams): Rating | undefined {
  const stars = params.get(STARS_PARAM) ?? '';
  return STARS.test(stars) ? asRating(Number(stars)) : undefined;
}

/** Search parameters of another page of reviews; the first page has no number. */
export function withReviewPage(params: URLSearchParams, page: number): URLSearchParams {
  const next = new URLSearchParams(params);
  if (page > 1) next.set(PAGE_PARAM, String(page));
  else next.delete(PAGE_PARAM);
  return next;
}

/** Search parameters of the first page of reviews with so many stars; of all without. */
export function withStars(params: URLSearchParams, stars?: number): URLSearchParams {
  const next = withReviewPage(params, 1);
  if (stars === undefined) next.delete(STARS_PARAM);
  else next.set(STARS_PARAM, String(stars));
  return next;
}

/** Query argument of a page of reviews. */
export const toReviewArg = (productId: Id, page = 1, stars?: Rating) => ({
  productId,
  page,
  limit: REVIEWS_PER_PAGE,
  ...(stars !== undefined && { rating: stars }),
});

/** Page of reviews for the URL; keeps the previous page until the next one is loaded. */
export function useReviews(productId: Id) {
  const [params] = useSearchParams();
  const page = pageOf(params, PAGE_PARAM);
  const stars = starsOf(params);
  const { data, ...status } = useGetReviewQuery(toReviewArg(productId, page, stars), {
    selectFromResult: queryView,
  });
  const summary = useMemo(() => summariseRatings(data?.ratingCounts), [data?.ratingCounts]);
  return {
    ...status,
    page,
    stars,
    /** `undefined` until loaded. */
    reviews: data && selectReviews(data.reviews).slice(0, MAX_SHOWN),
    totalPages: data?.totalPages ?? 1,
    summary,
    maxPhotos: data?.maxPhotos ?? 0,
    photos: data?.photos ?? noPhotos,
    /** URL of the reviews with so many stars, of all without; `undefined` when the server cannot filter. */
    starsHrefOf:
      data?.canFilter === true
        ? (target?: number) => `?${withStars(params, target).toString()}`
        : undefined,
    hrefOf: (target: number) => `?${withReviewPage(params, target).toString()}`,
  };
}

export type ReviewsResult = Omit<ReturnType<typeof useReviews>, 'currentData' | 'refetch'> & {
  refetch: () => unknown;
};
