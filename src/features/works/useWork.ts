import { skipToken } from '@reduxjs/toolkit/query';
import { useState } from 'react';
import { useGetOurWorksQuery } from '@/api/catalogue';
import { queryView } from '@/api/queryView';
import { findRecord } from '@/api/records';

/** Maximum page size of the API, which has no endpoint for one work. */
const LOOKUP_PAGE_SIZE = 100;

/** Work with this id; `undefined` skips the request. */
export function useWork(id: string | undefined) {
  const [search, setSearch] = useState({ id, page: 1 });
  const page = search.id === id ? search.page : 1;
  const query = useGetOurWorksQuery(
    id === undefined ? skipToken : { page, limit: LOOKUP_PAGE_SIZE },
    { selectFromResult: queryView },
  );
  const { currentData } = query;
  const work = findRecord(currentData?.work, id);
  const hasMore = currentData !== undefined && page < currentData.totalPages;
  if (work === undefined && hasMore) setSearch({ id, page: page + 1 });

  const isSearched = currentData !== undefined && !hasMore;
  return { work, query: { ...query, isNotFound: id === undefined || isSearched } };
}
