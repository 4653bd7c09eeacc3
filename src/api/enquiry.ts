import type { MessageBody } from '@/contract/common';
import type { EnquiryPayload } from '@/contract/enquiry';
import { baseApi } from './baseApi';
import { request, type WithIdempotencyKey } from './request';
import { invalidateAll } from './tags';

export const enquiryApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    sendEnquiry: build.mutation<MessageBody, WithIdempotencyKey<EnquiryPayload>>({
      query: ({ idempotencyKey, ...body }) =>
        request('POST /user/enquiry', { body, idempotencyKey }),
      invalidatesTags: (_result, error) => invalidateAll(error),
    }),
  }),
});

export const { useSendEnquiryMutation } = enquiryApi;
