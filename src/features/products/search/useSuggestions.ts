import { skipToken } from '@reduxjs/toolkit/query';
import { useMemo, useState } from 'react';
import { isApiError, isWorthRetrying } from '@/api/errors';
import { useGetSuggestionsQuery } from '@/api/suggestions';
import { suggestionOptions, type SuggestionOption } from './suggestionOptions';

/** Shortest text with suggestions. */
const MIN_LENGTH = 2;
const NONE: readonly SuggestionOption[] = [];

/**
 * Suggestions for a debounced search. RTK Query drops responses to an earlier text; until the next ones are loaded, the
 * previous ones stay. A server without suggestions is not asked again; after a temporary failure the next text is.
 */
export function useSuggestions(search: string) {
  const [isUnsupported, setIsUnsupported] = useState(false);
  const isSkipped = isUnsupported || search.length < MIN_LENGTH;
  const { data, error } = useGetSuggestionsQuery(isSkipped ? skipToken : search);
  if (isApiError(error) && !isWorthRetrying(error) && !isUnsupported) setIsUnsupported(true);
  const options = useMemo(
    () => (isSkipped || data === undefined ? NONE : suggestionOptions(data, search)),
    [isSkipped, data, search],
  );
  return {
    options,
    currency: data?.currency ?? '',
    /** Whether the first ones are on the way. */
    isPending: !isSkipped && data === undefined && error === undefined,
  };
}
