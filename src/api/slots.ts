import type { ApiBody } from '@/contract/api';
import type { SlotKind, VisitSlot } from '@/contract/slots';
import { asList, asRecord, asText } from '@/lib/coerce';
import { baseApi } from './baseApi';
import { slotsOfError } from './parsers/refusedSlots';
import { parseSlots } from './parsers/slots';
import { request, type WithIdempotencyKey } from './request';
import { listTag, onSuccess } from './tags';

/** Free times of visits. */
export interface FreeSlots {
  slots: VisitSlot[];
  /** Where the shop comes; empty when the server does not say. */
  area: string[];
}

/** Times of visits; a server without them has none (product 7.13). */
export const slotsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getSlots: build.query<FreeSlots, SlotKind>({
      extraOptions: { failure: 'screen' },
      query: (kind) => request('GET /user/get-slots', { params: { kind } }),
      transformResponse: (response: unknown) => {
        const { slots, area } = asRecord(response);
        return { slots: parseSlots(slots), area: asList(area, asText) };
      },
      // An enquiry invalidates every tag, and the choice of a fitting those of orders.
      providesTags: [listTag('Order')],
    }),
    /** Responds with the message of the server. */
    bookFitting: build.mutation<string, WithIdempotencyKey<ApiBody<'POST /user/book-fitting'>>>({
      query: ({ idempotencyKey, ...body }) =>
        request('POST /user/book-fitting', { body, idempotencyKey }),
      transformResponse: (response: unknown) => asText(asRecord(response)['message']) ?? '',
      transformErrorResponse: slotsOfError,
      invalidatesTags: (_result, error) => onSuccess(error, ['Order']),
    }),
  }),
});

export const { useGetSlotsQuery, useBookFittingMutation } = slotsApi;
