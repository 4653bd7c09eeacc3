import { skipToken } from '@reduxjs/toolkit/query';
import { useState } from 'react';
import { isApiError } from '@/api/errors';
import { selectWorks, useGetOurWorksQuery } from '@/api/catalogue';
import { shownResult } from '@/api/shownResult';

/** The contract has no call for one work, so the pages are looked through, as long as the server allows. */
const LOOKUP_PAGE_SIZE = 100;

/** The work of this id; `undefined` asks nothing. */
export function useWork(id: string | undefined) {
  const [search, setSearch] = useState({ id, page: 1 });
  const page = search.id === id ? search.page : 1;
  const { currentData, error, isError, isFetching, refetch } = useGetOurWorksQuery(
    id === undefined ? skipToken : { page, limit: LOOKUP_PAGE_SIZE },
    { selectFromResult: shownResult },
  );
  const work = selectWorks(currentData?.work).find((candidate) => candidate.id === id);
  const hasMore = currentData !== undefined && page < currentData.totalPages;
  if (work === undefined && hasMore) setSearch({ id, page: page + 1 });

  return {
    work,
    isLoading: id !== undefined && work === undefined && !isError && (isFetching || hasMore),
    hasFailed: work === undefined && isError,
    reason: isApiError(error) ? error.message : undefined,
    isRetrying: isFetching,
    retry: () => void refetch(),
  };
}
