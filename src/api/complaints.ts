import type { ApiBody } from '@/contract/api';
import type { Id } from '@/contract/common';
import type { OrderComplaints } from '@/contract/complaints';
import { asRecord, asText } from '@/lib/coerce';
import { baseApi } from './baseApi';
import { parseComplaints } from './parsers/complaints';
import { request, type WithIdempotencyKey } from './request';
import { idTag, onSuccess } from './tags';

type NewComplaint = ApiBody<'POST /user/add-complaint'>;

/** Complaints about an order (product 16.34). */
export const complaintsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Of an order; a server without them has none. */
    getComplaints: build.query<OrderComplaints, Id>({
      extraOptions: { failure: 'silent' },
      query: (_id) => request('GET /user/get-complaints', { params: { _id } }),
      transformResponse: parseComplaints,
      // The delivery of the order begins the days of the fit guarantee.
      providesTags: (_result, _error, id) => [idTag('Order', id), idTag('Complaint', id)],
    }),
    /** Responds with the number of the complaint, if the server sends one. */
    addComplaint: build.mutation<string, WithIdempotencyKey<NewComplaint>>({
      query: ({ idempotencyKey, ...body }) =>
        request('POST /user/add-complaint', { body, idempotencyKey }),
      transformResponse: (response: unknown) => asText(asRecord(response)['number']) ?? '',
      invalidatesTags: (_result, error, { _id }) => onSuccess(error, [idTag('Complaint', _id)]),
    }),
  }),
});

export const { useGetComplaintsQuery, useAddComplaintMutation } = complaintsApi;
