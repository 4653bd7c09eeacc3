import {
  buildCreateApi,
  coreModule,
  reactHooksModule,
  type CombinedState,
  type EndpointDefinitions,
} from '@reduxjs/toolkit/query/react';
import { baseQuery } from './baseQuery';
import { ssrCacheReceived } from './ssrCache';
import { TAG_TYPES, type TagType } from './tags';

type HydratedState = CombinedState<EndpointDefinitions, TagType, 'api'>;

const FIVE_MINUTES_S = 300;

// Effects do not run on the server, so queries are started during the render.
const createApi = buildCreateApi(
  coreModule(),
  reactHooksModule({ unstable__sideEffectsInRender: typeof window === 'undefined' }),
);

/** API slice of the shop, into which each resource injects its endpoints. Queries refetch on focus (product 13.6). */
export const baseApi = createApi({
  reducerPath: 'api',
  baseQuery,
  tagTypes: TAG_TYPES,
  keepUnusedDataFor: FIVE_MINUTES_S,
  refetchOnFocus: true,
  refetchOnReconnect: true,
  refetchOnMountOrArgChange: false,
  extractRehydrationInfo: (action) =>
    ssrCacheReceived.match(action)
      ? ({ ...action.payload, mutations: {} } as HydratedState)
      : undefined,
  endpoints: () => ({}),
});
