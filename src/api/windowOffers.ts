import type { WindowOffer, WindowToOffer } from '@/contract/madeToMeasure';
import { asId } from '@/lib/asId';
import { asCurrency, asList, asMoney, asRecord } from '@/lib/coerce';
import { baseApi } from './baseApi';
import { request } from './request';
import { listTag } from './tags';

export interface WindowOffers {
  currency: string;
  offers: WindowOffer[];
}

function parseOffer(value: unknown): WindowOffer | undefined {
  const record = asRecord(value);
  const [windowId, productId] = [asId(record['windowId']), asId(record['productId'])];
  const price = asMoney(record['price']);
  if (windowId === undefined || productId === undefined || Number.isNaN(price)) return undefined;
  return { windowId, productId, price };
}

/** What windows cost at least, finished; a server without finished windows has no offers. */
export const windowOffersApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getWindowOffers: build.query<WindowOffers, WindowToOffer[]>({
      extraOptions: { failure: 'silent' },
      query: (windows) => request('POST /user/offer-windows', { body: { windows } }),
      transformResponse: (response: unknown) => {
        const { currency, offers } = asRecord(response);
        return { currency: asCurrency(currency), offers: asList(offers, parseOffer) };
      },
      providesTags: [listTag('Product')],
    }),
  }),
});

export const { useGetWindowOffersQuery } = windowOffersApi;
