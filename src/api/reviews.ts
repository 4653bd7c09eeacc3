import { createEntityAdapter, type EntityState } from '@reduxjs/toolkit';
import type { ApiQuery } from '@/contract/api';
import type { Review } from '@/contract/reviews';
import { asList, asRecord, asTotalPages } from '@/lib/coerce';
import { baseApi } from './baseApi';
import { parseMaxPhotos, parseRatingCounts, parseReview } from './parsers/reviews';
import { request } from './request';
import { idTag, provideList } from './tags';

/** A review with its record key: its id, or its index when the server sends none. */
export type KeyedReview = Review & { key: string };
export type ReviewRecords = EntityState<KeyedReview, string>;

export interface ReviewPageResult {
  reviews: ReviewRecords;
  totalPages: number;
  /** Number of reviews with 1, 2, 3, 4 and 5 stars; `undefined` when the server sends none. */
  ratingCounts: number[] | undefined;
  /** How many photos a new review may have. */
  maxPhotos: number;
}

const reviewsAdapter = createEntityAdapter<KeyedReview, string>({ selectId: ({ key }) => key });
const noReviews = reviewsAdapter.getInitialState();
const { selectAll } = reviewsAdapter.getSelectors();

function toReviewRecords(value: unknown): ReviewRecords {
  const reviews = asList(value, parseReview);
  return reviewsAdapter.setAll(
    noReviews,
    reviews.map((review, index) => ({ ...review, key: review._id ?? `at-${index}` })),
  );
}

export const reviewsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getReview: build.query<ReviewPageResult, ApiQuery<'GET /user/get-review'>>({
      query: (params) => request('GET /user/get-review', { params }),
      transformResponse: (response: unknown) => {
        const { reviews, totalPages, ratingCounts, maxPhotos } = asRecord(response);
        return {
          reviews: toReviewRecords(reviews),
          totalPages: asTotalPages(totalPages),
          ratingCounts: parseRatingCounts(ratingCounts),
          maxPhotos: parseMaxPhotos(maxPhotos),
        };
      },
      providesTags: (result, _error, { productId }) => [
        idTag('Review', productId),
        ...provideList('Review', result?.reviews),
      ],
    }),
  }),
});

export const { useGetReviewQuery } = reviewsApi;

/** Reviews in the server's order, newest first. */
export const selectReviews = (records: ReviewRecords | undefined) =>
  selectAll(records ?? noReviews);
