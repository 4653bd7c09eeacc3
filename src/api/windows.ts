import type { AccountWindows, WindowChanges } from '@/contract/windows';
import { baseApi } from './baseApi';
import { parseAccountWindows } from './parsers/windows';
import { request } from './request';
import { listTag, onSuccess } from './tags';

/**
 * Windows of the signed-in customer's account, which a server may not store. Arrays, because the collection that
 * screens show is the slice they are merged into.
 */
export const windowsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getWindows: build.query<AccountWindows, void>({
      extraOptions: { failure: 'silent' },
      query: () => request('GET /user/get-windows', {}),
      transformResponse: parseAccountWindows,
      providesTags: [listTag('Window')],
    }),
    saveWindows: build.mutation<AccountWindows, WindowChanges>({
      extraOptions: { failure: 'silent' },
      query: (body) => request('POST /user/save-windows', { body }),
      transformResponse: parseAccountWindows,
      // The account has their number. The response has all windows, so they are not refetched.
      invalidatesTags: (_result, error) => onSuccess(error, [listTag('Account')]),
      onQueryStarted: async (_changes, { dispatch, queryFulfilled }) => {
        const response = await queryFulfilled.catch(() => undefined);
        if (response === undefined) return;
        const { data } = response;
        dispatch(windowsApi.util.updateQueryData('getWindows', undefined, () => data));
      },
    }),
  }),
});

const selectQuery = windowsApi.endpoints.getWindows.select();

/** The account's windows of the last response; `undefined` before the first one. */
export const selectAccountWindows = (state: Parameters<typeof selectQuery>[0]) =>
  selectQuery(state).data;
