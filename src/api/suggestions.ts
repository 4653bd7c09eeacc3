import type { Suggestions } from '@/contract/products';
import { baseApi } from './baseApi';
import { parseSuggestions } from './parsers/suggestions';
import { request } from './request';
import { listTag } from './tags';

export const suggestionsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getSuggestions: build.query<Suggestions, string>({
      extraOptions: { failure: 'silent' },
      query: (search) => request('GET /user/get-suggestions', { params: { search } }),
      transformResponse: parseSuggestions,
      providesTags: [listTag('Product')],
    }),
  }),
});

export const { useGetSuggestionsQuery } = suggestionsApi;
