import type { Id } from '@/contract/common';
import type { ShortlistChanges } from '@/contract/shortlist';
import { asCurrency, asRecord } from '@/lib/coerce';
import { parseKeptIds } from '@/lib/shortlist';
import { baseApi } from './baseApi';
import { keepProducts, toProductRecords, type ProductRecords } from './productRecords';
import { request } from './request';
import { listTag, onSuccess } from './tags';

/** The shortlist of the signed-in customer's account. */
export interface AccountShortlist {
  /** What was added last comes first. */
  products: ProductRecords;
  currency: string;
}

/** The shortlist of an account, which a server may not keep (product 5.27). */
export const shortlistApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getShortlist: build.query<AccountShortlist, void>({
      extraOptions: { failure: 'silent' },
      query: () => request('GET /user/get-shortlist', {}),
      transformResponse: (response: unknown) => {
        const { products, currency } = asRecord(response);
        return { products: toProductRecords(products), currency: asCurrency(currency) };
      },
      providesTags: [listTag('Shortlist')],
    }),
    /** Responds with the ids of the whole list. */
    saveShortlist: build.mutation<Id[], ShortlistChanges>({
      extraOptions: { failure: 'silent' },
      query: (body) => request('POST /user/save-shortlist', { body }),
      transformResponse: (response: unknown) => parseKeptIds(asRecord(response)['ids']),
      // What is only removed needs no new pictures and prices.
      invalidatesTags: (_ids, error, { added }) =>
        onSuccess(error, added.length > 0 ? [listTag('Shortlist')] : []),
      onQueryStarted: async (_changes, { dispatch, queryFulfilled }) => {
        const response = await queryFulfilled.catch(() => undefined);
        if (response === undefined) return;
        dispatch(
          shortlistApi.util.updateQueryData('getShortlist', undefined, (list) => {
            keepProducts(list.products, response.data);
          }),
        );
      },
    }),
  }),
});

export const { useGetShortlistQuery, useSaveShortlistMutation } = shortlistApi;
