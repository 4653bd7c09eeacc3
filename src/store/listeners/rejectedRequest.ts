import { isRejectedWithValue, type PayloadAction } from '@reduxjs/toolkit';
import type { RequestMeta } from '@/api/baseQuery';
import type { EndpointName } from '@/api/endpoints';
import { isApiError, type ApiError } from '@/api/errors';
import { asRecord } from '@/lib/coerce';

interface RejectedMeta {
  arg: {
    endpointName: EndpointName;
    originalArgs?: unknown;
  };
  baseQueryMeta?: RequestMeta;
}

/** The action of an API request that failed after its last retry. */
export type RejectedRequest = PayloadAction<ApiError, string, RejectedMeta>;

/** Matches rejected API requests of every endpoint, including endpoints injected later. */
export function isRejectedRequest(action: unknown): action is RejectedRequest {
  if (!isRejectedWithValue(action) || !isApiError(action.payload)) return false;
  return typeof asRecord(action.meta.arg)['endpointName'] === 'string';
}
