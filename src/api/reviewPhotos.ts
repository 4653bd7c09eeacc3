import type { Id } from '@/contract/common';
import { asRecord, asText } from '@/lib/coerce';
import { baseApi } from './baseApi';
import { request } from './request';

/** Uploads photos of reviews; in a module of its own, because few customers add one. */
export const reviewPhotosApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** The id of the upload; `undefined` when the server sends none. */
    uploadReviewPhoto: build.mutation<Id | undefined, Blob>({
      extraOptions: { failure: 'screen' },
      query: (body) => request('POST /user/upload-review-photo', { body }),
      transformResponse: (response: unknown) => asText(asRecord(response)['photo']),
    }),
  }),
});
