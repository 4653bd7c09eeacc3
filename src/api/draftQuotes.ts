import type { DraftQuote, OrderedForWindow } from '@/contract/draftQuotes';
import { asCurrency, asList, asMoney, asRecord, asText } from '@/lib/coerce';
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
    currency: asCurrency(record['currency']),
    validUntil: asText(record['validUntil']) ?? '',
    ...(date !== undefined && { visit: { date, time: asText(visit['time']) ?? '' } }),
  };
}

function parseOrdered(value: unknown): OrderedForWindow | undefined {
  const record = asRecord(value);
  const windowId = asText(record['windowId']);
  const order = asText(record['order']);
  if (windowId === undefined || order === undefined) return undefined;
  const orderedAt = asText(record['orderedAt']) ?? '';
  return { windowId, order, name: asText(record['name']) ?? '', orderedAt };
}

/** What is known of a customer's windows besides their measures. */
export interface CustomerWindows {
  quotes: DraftQuote[];
  ordered: OrderedForWindow[];
}

/** Finished windows of a customer that wait for a visit, or are ordered; a server without them has none. */
export const draftQuotesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getDraftQuotes: build.query<CustomerWindows, void>({
      extraOptions: { failure: 'silent' },
      query: () => request('GET /user/get-draft-quotes', {}),
      transformResponse: (response: unknown) => {
        const { quotes, ordered } = asRecord(response);
        return { quotes: asList(quotes, parseQuote), ordered: asList(ordered, parseOrdered) };
      },
      providesTags: [listTag('Order')],
    }),
  }),
});

export const { useGetDraftQuotesQuery } = draftQuotesApi;
