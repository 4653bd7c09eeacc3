import { buildCreateApi, coreModule, reactHooksModule } from '@reduxjs/toolkit/query/react';
import { baseQuery } from './baseQuery';
import { answersReceived } from './inlineAnswers';
import { TAG_TYPES } from './tags';

const FIVE_MINUTES_S = 300;

// Effects do not run on a server, so a page asks for its data while it is rendered there.
const createApi = buildCreateApi(
  coreModule(),
  reactHooksModule({ unstable__sideEffectsInRender: typeof window === 'undefined' }),
);

/** The one API of the shop; resources add their endpoints to it. Reads never go stale and refetch on focus (spec §7). */
export const baseApi = createApi({
  reducerPath: 'api',
  baseQuery,
  tagTypes: TAG_TYPES,
  keepUnusedDataFor: FIVE_MINUTES_S,
  refetchOnFocus: true,
  refetchOnReconnect: true,
  refetchOnMountOrArgChange: false,
  extractRehydrationInfo: (action) =>
    answersReceived.match(action) ? ({ ...action.payload, mutations: {} } as never) : undefined,
  endpoints: () => ({}),
});
