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
import { FaqAccordion } from './FaqAccordion';
import { toFaqStructuredData } from './faqItems';
import { messages } from './messages';
import { useFaqPage } from './useFaqPage';

const FaqSkeleton = loadingShape(
  async () => (await import(/* webpackChunkName: "skeletons" */ './FaqSkeleton')).FaqSkeleton,
);

const hrefOf = (page: number) => withQuery(paths.faq, { page: page === 1 ? undefined : page });

function NoQuestions({ page }: { page: number }) {
  const isBeyondEnd = page > 1;
  return (
    <EmptyState
      title={isBeyondEnd ? messages.noneOnPage : messages.none}
      help={isBeyondEnd ? messages.noneOnPageHelp : messages.noneHelp}
      action={
        isBeyondEnd && (
          <Button component={RouterLink} to={paths.faq}>
            {messages.firstPage}
          </Button>
        )
      }
    />
  );
}

/** The questions and answers, ten to a page; the page stands in the address (spec §2). */
export function FaqList() {
  const [params] = useSearchParams();
  const page = pageOf(params);
  const { entries, totalPages, isLoading, hasFailed, reason, isRetrying, retry } = useFaqPage(page);
  const top = useRef<HTMLDivElement>(null);
  useFocusOnPush(page, top);
  const hasEntries = entries.length > 0;

  return (
    <Box ref={top} tabIndex={-1} aria-busy={isLoading} sx={{ outline: 'none' }}>
      <PageMeta
        title={messages.pageTitle(page)}
        description={messages.intro}
        canonicalPath={hrefOf(page)}
        structuredData={hasEntries ? toFaqStructuredData(entries) : undefined}
      />
      {isLoading && <FaqSkeleton />}
      {hasFailed && (
        <SectionError
          what={messages.what}
          reason={reason}
          isRetrying={isRetrying}
          onRetry={retry}
        />
      )}
      {!isLoading && !hasFailed && !hasEntries && <NoQuestions page={page} />}
      {hasEntries && <FaqAccordion entries={entries} />}
      <PageNumbers page={page} totalPages={totalPages} hrefOf={hrefOf} label={messages.pages} />
    </Box>
  );
}
