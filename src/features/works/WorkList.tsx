import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useRef } from 'react';
import { Link as RouterLink, useSearchParams } from 'react-router';
import { EmptyState } from '@/components/EmptyState';
import { loadingShape } from '@/components/loadingShape';
import { PageMeta } from '@/components/PageMeta';
import { PageNumbers } from '@/components/PageNumbers';
import { SectionError } from '@/components/SectionError';
import { useFocusOnPush } from '@/hooks/useFocusOnPush';
import { pageOf, paths, withQuery } from '@/lib/paths';
import { messages } from './messages';
import { useWorkList } from './useWorkList';
import { WorkMosaic } from './WorkMosaic';

const WorkMosaicSkeleton = loadingShape(
  async () =>
    (await import(/* webpackChunkName: "skeletons" */ './WorkMosaicSkeleton')).WorkMosaicSkeleton,
);

const hrefOf = (page: number) => withQuery(paths.ourWorks, { page: page === 1 ? undefined : page });

function NoWorks({ page }: { page: number }) {
  const isBeyondEnd = page > 1;
  return (
    <EmptyState
      title={isBeyondEnd ? messages.noneOnPage : messages.none}
      help={isBeyondEnd ? messages.noneOnPageHelp : messages.noneHelp}
      action={
        <Button component={RouterLink} to={isBeyondEnd ? paths.ourWorks : paths.categories}>
          {isBeyondEnd ? messages.firstPage : messages.seeCategories}
        </Button>
      }
    />
  );
}

/** The finished projects, ten to a page; the page stands in the address. */
export function WorkList() {
  const [params] = useSearchParams();
  const page = pageOf(params);
  const { works, totalPages, isLoading, hasFailed, reason, isRetrying, retry } = useWorkList(page);
  const top = useRef<HTMLDivElement>(null);
  useFocusOnPush(page, top);

  return (
    <Box ref={top} tabIndex={-1} aria-busy={isLoading} sx={{ outline: 'none' }}>
      <PageMeta
        title={messages.pageTitle(page)}
        description={messages.intro}
        canonicalPath={hrefOf(page)}
      />
      {isLoading && <WorkMosaicSkeleton />}
      {hasFailed && (
        <SectionError
          what={messages.what}
          reason={reason}
          isRetrying={isRetrying}
          onRetry={retry}
        />
      )}
      {!isLoading && !hasFailed && works.length === 0 && <NoWorks page={page} />}
      <WorkMosaic works={works} />
      <PageNumbers page={page} totalPages={totalPages} hrefOf={hrefOf} label={messages.pages} />
    </Box>
  );
}
