import type { EnquiryPayload, SentEnquiry } from '@/contract/enquiry';
import { baseApi } from './baseApi';
import { slotsOfError } from './parsers/refusedSlots';
import { parseSentEnquiry } from './parsers/sentEnquiry';
import { request, type WithIdempotencyKey } from './request';
import { invalidateAll } from './tags';

export const enquiryApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    sendEnquiry: build.mutation<SentEnquiry, WithIdempotencyKey<EnquiryPayload>>({
      query: ({ idempotencyKey, ...body }) =>
        request('POST /user/enquiry', { body, idempotencyKey }),
      transformResponse: parseSentEnquiry,
      transformErrorResponse: slotsOfError,
      invalidatesTags: (_result, error) => invalidateAll(error),
    }),
  }),
});

export const { useSendEnquiryMutation } = enquiryApi;
