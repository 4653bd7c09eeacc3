import { isApiError } from './errors';

interface QueryResult<Data> {
  data?: Data;
  currentData?: Data;
  error?: unknown;
  isError: boolean;
}

/** The state of a query without its data. */
export interface QueryStatus {
  /** No data has been received yet. */
  isLoading: boolean;
  /** `data` belongs to the previous argument, for example another page of a list. */
  isOutdated: boolean;
  /** The request failed and there is no data for this argument; stays true during a retry. */
  hasFailed: boolean;
  isRetrying: boolean;
  /** The id in the URL is malformed (400) or unknown (404). */
  isNotFound: boolean;
  /** HTTP status of the failure; `undefined` without a response. */
  errorStatus: number | undefined;
  /** The server's message for the failure, if it sent one. */
  reason: string | undefined;
}

export interface QueryView<Data> extends QueryStatus {
  /** Data of this argument, or of the previous one while this one is loading. */
  data: Data | undefined;
  /** Data of this argument only. */
  currentData: Data | undefined;
}

/** What a query hook returns with `selectFromResult: queryView`. */
export type ViewedQuery<Data> = QueryView<Data> & { refetch: () => unknown };

/** Statuses of an id that is malformed or unknown. */
export const NOT_FOUND_STATUSES: readonly unknown[] = [400, 404];

/** `selectFromResult` of the screens. Stable during background refetches, so unchanged data does not re-render. */
export function queryView<Data>(result: QueryResult<Data>): QueryView<Data> {
  const { currentData, isError } = result;
  const error = currentData === undefined ? result.error : undefined;
  const hasFailed = error !== undefined;
  const data = hasFailed ? undefined : result.data;
  const apiError = isApiError(error) ? error : undefined;
  return {
    data,
    currentData,
    isLoading: data === undefined && !hasFailed,
    isOutdated: data !== undefined && currentData === undefined,
    hasFailed,
    isRetrying: hasFailed && !isError,
    isNotFound: NOT_FOUND_STATUSES.includes(apiError?.status),
    errorStatus: apiError?.status,
    reason: apiError?.message,
  };
}
