import type { DraftQuote } from '@/contract/draftQuotes';
import { asList, asMoney, asRecord, asText } from '@/lib/coerce';
import { baseApi } from './baseApi';
import { request } from './request';
import { listTag } from './tags';

function parseQuote(value: unknown): DraftQuote | undefined {
  const record = asRecord(value);
  const sizeId = asText(record['sizeId']);
  const productId = asText(record['productId']);
  if (sizeId === undefined || productId === undefined) return undefined;
  const visit = asRecord(record['visit']);
  const date = asText(visit['date']);
  return {
    sizeId,
    productId,
    name: asText(record['name']) ?? '',
    label: asText(record['label']) ?? '',
    price: asMoney(record['price']),
    currency: asText(record['currency']) ?? '',
    validUntil: asText(record['validUntil']) ?? '',
    ...(date !== undefined && { visit: { date, time: asText(visit['time']) ?? '' } }),
  };
}

/** Finished windows of a customer that wait for a visit; a server without them has none. */
export const draftQuotesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getDraftQuotes: build.query<DraftQuote[], void>({
      extraOptions: { failure: 'silent' },
      query: () => request('GET /user/get-draft-quotes', {}),
      transformResponse: (response: unknown) => asList(asRecord(response)['quotes'], parseQuote),
      providesTags: [listTag('Order')],
    }),
  }),
});

export const { useGetDraftQuotesQuery } = draftQuotesApi;
