import type { ShopFacts } from '@/contract/shop';
import { asRecord } from '@/lib/coerce';
import { sampleShop } from '@/lib/sampleShop';
import type { Services } from '@/store/services';
import { baseApi } from './baseApi';
import { parseShop } from './parsers/shop';
import { request } from './request';
import { listTag } from './tags';

const NOT_FOUND = 404;

/** Facts about the shop; those of the sample from a server that has none (product 1.4). */
export const shopApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getShopFacts: build.query<ShopFacts, void>({
      extraOptions: { failure: 'silent' },
      queryFn: async (_argument, { extra }, _options, baseQuery) => {
        const { data, error, meta } = await baseQuery(request('GET /user/get-shop-facts', {}));
        if (error !== undefined && error.status !== NOT_FOUND) return { error, meta };
        const { language } = (extra as Services).i18n;
        return { data: parseShop(asRecord(data)['shop']) ?? sampleShop[language], meta };
      },
      providesTags: [listTag('Home')],
    }),
  }),
});

export const { useGetShopFactsQuery } = shopApi;
