import Box from '@mui/material/Box';
import { useRef } from 'react';
import { useSearchParams } from 'react-router';
import { selectWorks, useGetOurWorksQuery } from '@/api/catalogue';
import { queryView } from '@/api/queryView';
import { Button } from '@/components/Button';
import { EmptyState } from '@/components/EmptyState';
import { PageMeta } from '@/components/PageMeta';
import { Pagination } from '@/components/Pagination';
import { QueryState } from '@/components/QueryState';
import { useFocusOnPush } from '@/hooks/navigation/useFocusOnPush';
import { useTranslate } from '@/i18n/useTranslate';
import { pageOf, paths, withQuery } from '@/lib/paths';
import { messages } from './messages';
import { WorkMosaic } from './WorkMosaic';
import { WorkMosaicSkeleton } from './WorkMosaicSkeleton';

/** Works per page. */
const PAGE_SIZE = 10;

/** Query argument of the page in the URL. */
export const toWorksArg = (params: URLSearchParams) => ({ page: pageOf(params), limit: PAGE_SIZE });

const hrefOf = (page: number) => withQuery(paths.ourWorks, { page: page === 1 ? undefined : page });

function NoWorks({ page }: { page: number }) {
  const t = useTranslate();
  const isBeyondEnd = page > 1;
  return (
    <EmptyState
      title={t(isBeyondEnd ? messages.noneOnPage : messages.none)}
      help={t(isBeyondEnd ? messages.noneOnPageHelp : messages.noneHelp)}
      action={
        <Button href={isBeyondEnd ? paths.ourWorks : paths.categories}>
          {t(isBeyondEnd ? messages.firstPage : messages.seeCategories)}
        </Button>
      }
    />
  );
}

/** Paginated finished projects; the page number is in the URL. */
export function WorkList() {
  const t = useTranslate();
  const [params] = useSearchParams();
  const page = pageOf(params);
  const query = useGetOurWorksQuery(toWorksArg(params), { selectFromResult: queryView });
  const { currentData } = query;
  const isBeyondEnd = currentData !== undefined && page > Math.max(1, currentData.totalPages);
  const top = useRef<HTMLDivElement>(null);
  useFocusOnPush(page, top);

  return (
    <Box ref={top} tabIndex={-1} aria-busy={query.isLoading || query.isOutdated}>
      <PageMeta
        title={t(messages.pageTitle, { page })}
        description={t(messages.intro)}
        canonicalPath={isBeyondEnd ? undefined : hrefOf(page)}
        isUnlisted={isBeyondEnd}
      />
      <QueryState
        query={query}
        data={currentData && selectWorks(currentData.work)}
        what={t(messages.what)}
        skeleton={<WorkMosaicSkeleton />}
      >
        {(works) => (works.length === 0 ? <NoWorks page={page} /> : <WorkMosaic works={works} />)}
      </QueryState>
      <Pagination
        page={page}
        totalPages={currentData?.totalPages ?? 1}
        hrefOf={hrefOf}
        label={t(messages.pages)}
      />
    </Box>
  );
}
