import { isRejectedWithValue } from '@reduxjs/toolkit';
import type { RequestMeta } from '@/api/baseQuery';
import { isApiError, type ApiError } from '@/api/errors';
import { asRecord, asText } from '@/lib/wire';

export interface FailedCall {
  endpoint: string;
  /** What the endpoint was called with. */
  args: unknown;
  error: ApiError;
  /** The token the call was sent with. */
  token: string | null;
}

/** A call of the API that ended in failure, after its last retry; `undefined` for any other action. */
export function readFailedCall(action: unknown): FailedCall | undefined {
  if (!isRejectedWithValue(action) || !isApiError(action.payload)) return undefined;
  const meta = asRecord(action.meta);
  const { endpointName, originalArgs: args } = asRecord(meta['arg']);
  const endpoint = asText(endpointName);
  if (endpoint === undefined) return undefined;
  const { token = null } = (meta['baseQueryMeta'] ?? {}) as Partial<RequestMeta>;
  return { endpoint, args, error: action.payload, token };
}
