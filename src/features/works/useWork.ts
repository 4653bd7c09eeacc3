import { skipToken } from '@reduxjs/toolkit/query';
import { useState } from 'react';
import { useGetOurWorksQuery } from '@/api/catalogue';
import { selectKnownWork } from '@/api/known/knownCatalogue';
import { queryView } from '@/api/queryView';
import { findRecord } from '@/api/records';
import { useAppSelector } from '@/store/hooks';

/** Maximum page size of the API, which has no endpoint for one work. */
const LOOKUP_PAGE_SIZE = 100;

/** Work with this id, without a request if another response holds it; `undefined` skips the request. */
export function useWork(id: string | undefined) {
  const [search, setSearch] = useState({ id, page: 1 });
  const page = search.id === id ? search.page : 1;
  const known = useAppSelector((state) =>
    id === undefined ? undefined : selectKnownWork(state, id),
  );
  const query = useGetOurWorksQuery(
    id === undefined || known !== undefined ? skipToken : { page, limit: LOOKUP_PAGE_SIZE },
    { selectFromResult: queryView },
  );
  const { currentData } = query;
  const work = known ?? findRecord(currentData?.work, id);
  const hasMore = currentData !== undefined && page < currentData.totalPages;
  if (work === undefined && hasMore) setSearch({ id, page: page + 1 });

  const isSearched = currentData !== undefined && !hasMore;
  return { work, query: { ...query, isNotFound: id === undefined || isSearched } };
}
