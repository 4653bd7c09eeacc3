import type { CartReplacement } from '@/contract/cart';
import type { MessageBody } from '@/contract/common';
import type { PriceTable, WindowPrice, WindowPriceRequest } from '@/contract/madeToMeasure';
import { baseApi } from './baseApi';
import { parsePriceTable, parseWindowPrice } from './parsers/madeToMeasure';
import { request, type WithIdempotencyKey } from './request';
import { invalidateAll } from './tags';

const pricing = (body: WindowPriceRequest) => request('POST /user/price-window', { body });

/** Prices of finished windows; a server without them has no made-to-measure products. */
export const madeToMeasureApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** One version of the prices, which never changes; `null` when it is unusable. */
    getPriceTable: build.query<PriceTable | null, number>({
      extraOptions: { failure: 'screen' },
      query: (version) => request('GET /user/get-price-table', { params: { version } }),
      transformResponse: parsePriceTable,
    }),
    /** The server's price, which counts; nothing is stored. */
    priceWindow: build.query<WindowPrice, WindowPriceRequest>({
      // The form shows that the price is not confirmed, because failures must not toast while somebody types.
      extraOptions: { failure: 'silent' },
      query: pricing,
      transformResponse: parseWindowPrice,
    }),
    /** Stores the configuration, with the id under which it is added to the cart. */
    keepWindow: build.mutation<WindowPrice, WindowPriceRequest>({
      query: (window) => pricing({ ...window, keep: true }),
      transformResponse: parseWindowPrice,
    }),
    /** Changes a line of the cart to another configuration. */
    replaceLine: build.mutation<MessageBody, WithIdempotencyKey<CartReplacement>>({
      query: ({ idempotencyKey, productId, fromSizeId, toSizeId }) =>
        request('POST /user/replace-line', {
          body: { productId, fromSizeId, toSizeId },
          idempotencyKey,
        }),
      invalidatesTags: (_result, error) => invalidateAll(error),
    }),
  }),
});

export const { useGetPriceTableQuery, usePriceWindowQuery, useKeepWindowMutation } =
  madeToMeasureApi;
