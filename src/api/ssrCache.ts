import { createAction } from '@reduxjs/toolkit';
import { QueryStatus } from '@reduxjs/toolkit/query';
import type { SsrCache } from '@/contract/render';
import { asRecord } from '@/lib/coerce';

/** Fills the RTK Query cache with the query results embedded in the HTML, also for endpoints of chunks that load later. */
export const ssrCacheReceived = createAction<SsrCache>('ssrCacheReceived');

interface ApiState {
  queries: Record<string, unknown>;
  provided: unknown;
}

function isFulfilled(entry: unknown): boolean {
  return asRecord(entry)['status'] === QueryStatus.fulfilled;
}

/** The fulfilled queries of a store, to be embedded in the HTML. */
export function toSsrCache({ queries, provided }: ApiState): SsrCache {
  return {
    queries: Object.fromEntries(Object.entries(queries).filter(([, entry]) => isFulfilled(entry))),
    provided,
  };
}
