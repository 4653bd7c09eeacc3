import type { Quote, QuoteRequest, QuoteSummary } from '@/contract/quotes';
import { asList, asRecord, asText } from '@/lib/coerce';
import { baseApi } from './baseApi';
import { parseQuote, parseQuoteSummary } from './parsers/quotes';
import { request, type WithIdempotencyKey } from './request';
import { idTag, listTag, onSuccess } from './tags';

/** What a change of a quote says. */
interface Said {
  message: string;
}

const said = (response: unknown): Said => ({
  message: asText(asRecord(response)['message']) ?? '',
});

/** Quotations, by the token of their links (product 16.30). */
export const quotesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getQuote: build.query<Quote | undefined, string>({
      query: (token) => request('GET /user/get-quote', { params: { token } }),
      transformResponse: parseQuote,
      providesTags: (_result, _error, token) => [idTag('Quote', token)],
    }),
    /** Of the customer; a server without them has none. */
    getQuotes: build.query<QuoteSummary[], void>({
      extraOptions: { failure: 'silent' },
      query: () => request('GET /user/get-quotes', {}),
      transformResponse: (response: unknown) =>
        asList(asRecord(response)['quotes'], parseQuoteSummary),
      providesTags: [listTag('Quote')],
    }),
    /** Responds with the token of the saved quote. */
    saveQuote: build.mutation<string, WithIdempotencyKey<QuoteRequest>>({
      query: ({ idempotencyKey, ...body }) =>
        request('POST /user/save-quote', { body, idempotencyKey }),
      transformResponse: (response: unknown) => asText(asRecord(response)['token']) ?? '',
    }),
    acceptQuote: build.mutation<Said & { left: string[] }, string>({
      query: (token) => request('POST /user/accept-quote', { body: { token } }),
      transformResponse: (response: unknown) => ({
        ...said(response),
        left: asList(asRecord(response)['left'], asText),
      }),
      invalidatesTags: (_result, error) => onSuccess(error, ['Cart', 'Quote']),
    }),
    revokeQuote: build.mutation<Said, string>({
      query: (token) => request('POST /user/revoke-quote', { body: { token } }),
      transformResponse: said,
    }),
    mailQuote: build.mutation<Said, string>({
      query: (token) => request('POST /user/mail-quote', { body: { token } }),
      transformResponse: said,
    }),
  }),
});

export const { useGetQuoteQuery, useGetQuotesQuery } = quotesApi;
