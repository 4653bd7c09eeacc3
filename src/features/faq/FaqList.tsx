import Box from '@mui/material/Box';
import { useRef } from 'react';
import { useSearchParams } from 'react-router';
import { useGetFaqQuery } from '@/api/catalogue';
import { queryView } from '@/api/queryView';
import { Button } from '@/components/Button';
import { EmptyState } from '@/components/EmptyState';
import { PageMeta } from '@/components/PageMeta';
import { Pagination } from '@/components/Pagination';
import { QueryState } from '@/components/QueryState';
import { useFocusOnPush } from '@/hooks/navigation/useFocusOnPush';
import { useLanguage } from '@/i18n/useLanguage';
import { useTranslate } from '@/i18n/useTranslate';
import { pageOf, paths, withQuery } from '@/lib/paths';
import { FaqAccordion } from './FaqAccordion';
import { toFaqEntries, toFaqStructuredData } from './faqItems';
import { messages } from './messages';
import { FaqSkeleton } from './FaqSkeleton';

/** Questions per page. */
const PAGE_SIZE = 10;

/** Query argument of the page in the URL. */
export const toFaqArg = (params: URLSearchParams) => ({ page: pageOf(params), limit: PAGE_SIZE });

const hrefOf = (page: number) => withQuery(paths.faq, { page: page === 1 ? undefined : page });

function NoQuestions({ page }: { page: number }) {
  const t = useTranslate();
  const isBeyondEnd = page > 1;
  return (
    <EmptyState
      title={isBeyondEnd ? t(messages.noneOnPage) : t(messages.none)}
      help={isBeyondEnd ? t(messages.noneOnPageHelp) : t(messages.noneHelp)}
      action={isBeyondEnd && <Button href={paths.faq}>{t(messages.firstPage)}</Button>}
    />
  );
}

/** Paginated questions and answers; the page number is in the URL (product 4.8). */
export function FaqList() {
  const t = useTranslate();
  const language = useLanguage();
  const [params] = useSearchParams();
  const page = pageOf(params);
  const query = useGetFaqQuery(toFaqArg(params), { selectFromResult: queryView });
  const { currentData } = query;
  const entries = currentData && toFaqEntries(currentData.faq);
  const isBeyondEnd = currentData !== undefined && page > Math.max(1, currentData.totalPages);
  const top = useRef<HTMLDivElement>(null);
  useFocusOnPush(page, top);
  const hasEntries = entries !== undefined && entries.length > 0;

  return (
    <Box ref={top} tabIndex={-1} aria-busy={query.isLoading || query.isOutdated}>
      <PageMeta
        title={t(messages.pageTitle, { page })}
        description={t(messages.intro)}
        canonicalPath={isBeyondEnd ? undefined : hrefOf(page)}
        isUnlisted={isBeyondEnd}
        structuredData={hasEntries ? toFaqStructuredData(entries, language) : undefined}
      />
      <QueryState
        query={query}
        data={entries}
        what={t(messages.what)}
        skeleton={
          // One viewport high, so that the section below does not visibly shift.
          <Box sx={{ minHeight: '100vh' }}>
            <FaqSkeleton />
          </Box>
        }
      >
        {(list) =>
          list.length === 0 ? (
            <NoQuestions page={page} />
          ) : (
            <FaqAccordion key={page} entries={list} />
          )
        }
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
