import { createEntityAdapter, type EntityState } from '@reduxjs/toolkit';
import type { ApiQuery } from '@/contract/api';
import type { Review, ReviewPhoto } from '@/contract/reviews';
import { asList, asRecord, asTotalPages } from '@/lib/coerce';
import { baseApi } from './baseApi';
import { parseMaxPhotos, parsePhotos, parseRatingCounts, parseReview } from './parsers/reviews';
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
  /** Newest photos of the product's reviews, at most eight. */
  photos: ReviewPhoto[];
  /** Whether reviews of so many stars can be requested. */
  canFilter: boolean;
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
        const page = asRecord(response);
        const { reviews, totalPages, ratingCounts, maxPhotos } = page;
        return {
          reviews: toReviewRecords(reviews),
          totalPages: asTotalPages(totalPages),
          ratingCounts: parseRatingCounts(ratingCounts),
          maxPhotos: parseMaxPhotos(maxPhotos),
          photos: parsePhotos(page['photos']),
          canFilter: page['canFilter'] === true,
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
