interface QueryResult<Data> {
  data?: Data;
  currentData?: Data;
  error?: unknown;
  isError: boolean;
}

/**
 * What a screen shows of a query, for `selectFromResult`. Reading again in the background changes none of it, so that
 * an unchanged answer renders nothing.
 */
export function shownResult<Data>({ data, currentData, error, isError }: QueryResult<Data>) {
  const isMissing = currentData === undefined;
  return {
    /** The answer, or the one to the last question while this one is on its way. */
    data,
    /** The answer to this very question. */
    currentData,
    /** Why there is no answer; kept while it is asked for again. */
    error: isMissing ? error : undefined,
    /** There is no answer, and none is on its way. */
    isError: isMissing && isError,
    /** There is no answer yet. */
    isFetching: isMissing && !isError,
  };
}
