import type { PriceTable, WindowPrice, WindowPriceRequest } from '@/contract/madeToMeasure';
import { baseApi } from './baseApi';
import { parsePriceTable, parseWindowPrice } from './parsers/madeToMeasure';
import { request } from './request';

/** Prices of finished windows; a server without them has no made-to-measure products. */
export const madeToMeasureApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** One version of the prices, which never changes; `null` when it is unusable. */
    getPriceTable: build.query<PriceTable | null, number>({
      extraOptions: { failure: 'silent' },
      query: (version) => request('GET /user/get-price-table', { params: { version } }),
      transformResponse: parsePriceTable,
    }),
    priceWindow: build.mutation<WindowPrice, WindowPriceRequest>({
      // The form shows that the price is not confirmed, because failures must not toast while somebody types.
      extraOptions: { failure: 'silent' },
      query: (body) => request('POST /user/price-window', { body }),
      transformResponse: parseWindowPrice,
    }),
  }),
});
