import { skipToken } from '@reduxjs/toolkit/query';
import { useState } from 'react';
import { useGetOurWorksQuery } from '@/api/catalogue';
import { selectKnownWork } from '@/api/known/knownCatalogue';
import { queryView } from '@/api/queryView';
import { findRecord } from '@/api/records';
import type { Work } from '@/contract/catalogue';
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
  // On focus, RTK Query drops responses without subscribers, while the customer still looks at the work.
  const [shown, setShown] = useState<Work>();
  const found = known ?? findRecord(currentData?.work, id);
  if (found !== undefined && found !== shown) setShown(found);
  const work = found ?? (shown?.id === id ? shown : undefined);
  const hasMore = currentData !== undefined && page < currentData.totalPages;
  if (work === undefined && hasMore) setSearch({ id, page: page + 1 });

  const isSearched = currentData !== undefined && !hasMore;
  return { work, query: { ...query, isNotFound: id === undefined || isSearched } };
}
