import type { ApiBody } from '@/contract/api';
import { asRecord, asText } from '@/lib/coerce';
import { baseApi } from './baseApi';
import { request } from './request';

/** Mails when a cloth is back in stock (product 5.26). */
export const stockApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Responds with the message of the server. */
    watchStock: build.mutation<string, ApiBody<'POST /user/watch-stock'>>({
      extraOptions: { failure: 'screen' },
      query: (body) => request('POST /user/watch-stock', { body }),
      transformResponse: (response: unknown) => asText(asRecord(response)['message']) ?? '',
    }),
  }),
});

export const { useWatchStockMutation } = stockApi;
