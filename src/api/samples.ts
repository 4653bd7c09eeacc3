import type { ApiBody } from '@/contract/api';
import type { SampleRequest } from '@/contract/samples';
import { asRecord, asText } from '@/lib/coerce';
import { baseApi } from './baseApi';
import { parseSampleRequests } from './parsers/samples';
import { request, type WithIdempotencyKey } from './request';
import { listTag, onSuccess } from './tags';

/** Free samples (product 7.16). */
export const samplesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Requests of the signed-in customer; a server without samples has none. */
    getSamples: build.query<SampleRequest[], void>({
      extraOptions: { failure: 'silent' },
      query: () => request('GET /user/get-samples', {}),
      transformResponse: parseSampleRequests,
      providesTags: [listTag('Sample')],
    }),
    /** Responds with the number of the request, if the server sends one. */
    requestSamples: build.mutation<
      string,
      WithIdempotencyKey<ApiBody<'POST /user/request-samples'>>
    >({
      query: ({ idempotencyKey, ...body }) =>
        request('POST /user/request-samples', { body, idempotencyKey }),
      transformResponse: (response: unknown) => asText(asRecord(response)['number']) ?? '',
      invalidatesTags: (_result, error) => onSuccess(error, [listTag('Sample')]),
    }),
  }),
});

export const { useGetSamplesQuery, useRequestSamplesMutation } = samplesApi;
