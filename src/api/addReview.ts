import type { ApiBody } from '@/contract/api';
import type { MessageBody } from '@/contract/common';
import { request, type WithIdempotencyKey } from './request';
import { reviewsApi } from './reviews';
import { invalidateAll } from './tags';

/** Sends a review; in a module of its own, because pages show reviews before their form is loaded. */
export const addReviewApi = reviewsApi.injectEndpoints({
  endpoints: (build) => ({
    addReview: build.mutation<MessageBody, WithIdempotencyKey<ApiBody<'POST /user/add-review'>>>({
      query: ({ idempotencyKey, ...body }) =>
        request('POST /user/add-review', { body, idempotencyKey }),
      invalidatesTags: (_result, error) => invalidateAll(error),
    }),
  }),
});

export const { useAddReviewMutation } = addReviewApi;
